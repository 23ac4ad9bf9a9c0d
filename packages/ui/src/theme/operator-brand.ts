import { talabee } from "./brands/talabee.js";
import type { BrandIdentity, LogoPicture } from "./brand-identity.js";

/**
 * Brand of an operator who has changed the settings. Only the default name has a translation and a drawing: another name
 * is the same in both languages, and is text until there is a logo.
 */
export function operatorBrand({ name, logo }: { name: string; logo: LogoPicture | null }): BrandIdentity {
  const isDefault = Object.values(talabee.name).includes(name);
  if (isDefault && logo === null) return talabee;
  return { name: isDefault ? talabee.name : { en: name, ar: name }, logo };
}
