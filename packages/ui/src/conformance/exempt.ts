/** Components without a root element of their own, with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  AddressLines: "lines of text inside another's element",
  ChosenDetails: "words inside another's sentence",
  DottedNames: "words inside another's line",
  CartContent:
    "which element it is follows from the state of the cart; drawer, panel and page bring the root",
  GuestContent: "a condition around a screen, which brings the root",
  IconProvider: "a provider; its children bring their own roots",
  MenuRoot: "the state of a menu; its parts bring their own elements",
  PopoverRoot: "the state of a popover; its parts bring their own elements",
  TooltipProvider: "a provider; its children bring their own roots",
  CartAction: "nothing, or one of three buttons, as the cart stands; its container brings the root",
};

/** Fields bound to a form: the form sets their `id`, which its error summary links to. */
export const bound = /^Form[A-Z]/;
