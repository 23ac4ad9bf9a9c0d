// Our components under the names of the benchmark. Imports the package as an app does: by its exports, from its build.
import { LocaleProvider } from "@talabee/ui/locale";
import { Badge as OurBadge } from "@talabee/ui/primitives/badge";
import { Button as OurButton } from "@talabee/ui/primitives/button";
import { Card } from "@talabee/ui/primitives/card";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { drawings } from "@talabee/ui/primitives/icon";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { OtpInput } from "@talabee/ui/primitives/otp-input";
import { Price } from "@talabee/ui/primitives/price";
import { Rating as OurRating } from "@talabee/ui/primitives/rating";
import { RatingInput } from "@talabee/ui/primitives/rating-input";
import { Skeleton } from "@talabee/ui/primitives/skeleton";
import { TextField } from "@talabee/ui/primitives/text-field";
import { toast, Toaster } from "@talabee/ui/primitives/toast";
import { useState } from "react";

export const Provider = ({ children }) => <LocaleProvider language="en">{children}</LocaleProvider>;

export const Button = () => <OurButton>Add to cart</OurButton>;

export function Otp() {
  const [value, setValue] = useState("");
  return <OtpInput value={value} onValueChange={setValue} />;
}

/** The drawer, as in the other entries: the same frame as the dialog and the sheet. */
export function Dialog() {
  const [open, setOpen] = useState(false);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="Cart" trigger={<OurButton>Cart</OurButton>}>
      Your cart is empty
    </Drawer>
  );
}

export function Toast() {
  return (
    <>
      <OurButton onClick={() => toast.show({ title: "Saved" })}>Toast</OurButton>
      <Toaster />
    </>
  );
}

export function Rating() {
  const [value, setValue] = useState(3);
  return <RatingInput label="Rating" value={value} onValueChange={setValue} />;
}

export const Field = () => <TextField label="Email" type="email" error="Email is required" />;
export const Badge = () => <OurBadge>New</OurBadge>;
export const CardBox = () => <Card>Store</Card>;
export const Skel = () => <Skeleton className="h-5 w-32" />;

export function Product({ p, qty, onQty }) {
  return (
    <Card>
      <img
        src={p.img}
        alt={p.title}
        width={120}
        height={120}
        className="rounded-picture object-cover"
        style={{ width: 120, height: 120 }}
      />
      <OurBadge>{p.badge}</OurBadge>
      <h3 className="font-semibold">{p.title}</h3>
      <OurRating value={p.rating} />
      <Price amount={p.price * 100} />
      <div className="flex items-center gap-2">
        <IconButton icon={drawings.Minus} aria-label="decrease" onClick={() => onQty(p.id, qty - 1)} />
        <span>{qty}</span>
        <IconButton icon={drawings.Plus} aria-label="increase" onClick={() => onQty(p.id, qty + 1)} />
      </div>
    </Card>
  );
}
