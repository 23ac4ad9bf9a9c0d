/**
 * Class of elements that a rendered page shows as a guest sees them and that may differ for a customer, such as the
 * delivery fee to their place. They are invisible, but keep their place, while the root element has
 * `data-session="customer"`. If the app does not come, `data-late` shows them after all: the page says that it still
 * waits.
 */
export const hiddenUntilOwnClass = "[[data-session=customer]:not([data-late])_&]:invisible";
