// A page of server components with everything of the package that they can hold without functions of their own.
import { Bike, Heart } from "lucide-react";
import { createElement as h, Fragment } from "react";
import { LocaleProvider } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Avatar } from "@talabee/ui/primitives/avatar";
import { Badge } from "@talabee/ui/primitives/badge";
import { Button } from "@talabee/ui/primitives/button";
import { Card } from "@talabee/ui/primitives/card";
import { Divider } from "@talabee/ui/primitives/divider";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { drawings, Icon, IconProvider } from "@talabee/ui/primitives/icon";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Progress } from "@talabee/ui/primitives/progress";
import { BrandProvider } from "@talabee/ui/theme";
import { IconTile } from "@talabee/ui/widgets/icon-tile";

/** A component of the app, rendered on the server. */
const Own = (props) => h("svg", { ...props, "data-own": "" });
const replaced = [["path", { d: "M1 1h22v22H1z", key: "replaced" }]];

export const page = h(
  LocaleProvider,
  { language: "ar" },
  h(
    BrandProvider,
    { brand: { name: { en: "Karak House", ar: "بيت الكرك" }, logo: null } },
    h(IconButton, { "aria-label": "element", icon: h(Heart) }),
    h(IconButton, { "aria-label": "with attributes", icon: h(Heart, { fill: "red", className: "mine" }) }),
    h(IconButton, { "aria-label": "own", icon: h(Own) }),
    h(IconButton, { "aria-label": "data", icon: drawings.Plus }),
    h(Icon, { of: h(Bike), flip: true }),
    h(IconTile, { of: h(Heart) }),
    h(Alert, { icon: h(Heart), title: "Alert with an icon" }),
    h(Alert, { tone: "danger", title: "Alert with its own icon" }),
    h(
      IconProvider,
      { icons: { CircleAlert: replaced, X: h(Own) } },
      h("section", null, h(Alert, { tone: "danger", title: "Replaced" })),
      h(Icon, { of: drawings.X }),
    ),
    h(Button, { href: "/" }, "Home"),
    h(
      Fragment,
      null,
      h(Badge, null, "Badge"),
      h(Avatar, { name: "Sara" }),
      h(Card, null, "Card"),
      h(Divider),
    ),
    h(EmptyState, { title: "Nothing here" }),
    h(Progress, { value: 1, max: 2, "aria-label": "Half" }),
  ),
);
