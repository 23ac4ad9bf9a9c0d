/**
 * Class of what a server's page shows for a guest and may be otherwise for a customer, such as the fee to their place: its place
 * stays empty while the root element has `data-session="customer"`.
 */
export const hiddenUntilOwnClass = "[[data-session=customer]_&]:invisible";
