import { Logo } from "@talabee/ui/primitives/logo";
import { Toaster } from "@talabee/ui/primitives/toast";

/** The toast: on desktop top-right in both languages (REQ-MESSAGE-01), on phones above the bars at the bottom. */
export default function Toasts() {
  return <Toaster placement="top-right" mark={<Logo variant="mark" height={28} alt="" />} />;
}
