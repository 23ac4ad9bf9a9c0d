/**
 * Class of what a server's page shows for a guest and may be otherwise for a customer, such as the fee to their place: its place
 * stays empty while the root element has `data-session="customer"`. With `data-late` beside it, because the app does not come,
 * what is so for a guest is shown: better than nothing, and the page says that it still waits.
 */
export const hiddenUntilOwnClass = "[[data-session=customer]:not([data-late])_&]:invisible";
