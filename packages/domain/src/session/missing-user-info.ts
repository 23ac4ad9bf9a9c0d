/**
 * Whether a customer has yet to tell something of what /auth/userinfo asks: it follows the first verified sign-in then
 * (REQ-ACCOUNT-22).
 */
export function lacksUserInfo(user: {
  birthday: string | null;
  gender: string | null;
  country: string | null;
}): boolean {
  return user.birthday === null || user.gender === null || user.country === null;
}
