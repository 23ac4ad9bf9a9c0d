import { Logo } from "@talabee/ui/primitives/logo";
import { Toaster } from "@talabee/ui/primitives/toast";

/** The toasts, top-right in both languages (REQ-MESSAGE-01). */
export default function Toasts() {
  return <Toaster placement="top-right" mark={<Logo variant="mark" height={40} alt="" />} />;
}
