import {
  messages,
  type MessageKey,
  MenuAddonGroupRequest,
  MenuProductRequest,
  Picture,
  StoreDeliveryRequest,
  StoreHoursRequest,
  StoreRequest,
} from "@talabee/contract";
import * as z from "zod/mini";
import { OperatorError } from "../operator-error.js";

/**
 * A picture: as it was exported, with its bytes in `files`, or the path of a file beside the store's one, whose widths are made
 * when it is imported.
 */
const PictureField = z.nullable(
  z.union([z.string().check(z.minLength(1), z.maxLength(500)), z.strictObject(Picture.shape)]),
);
/** A name within the file. */
const Key = z.string().check(z.regex(/^[\w.-]{1,80}$/));

const { name, legal_name, description, brand_color, cuisines, tags, menu_layout } = StoreRequest.shape;
const product = MenuProductRequest.shape;

/** One store in one file, in the shapes of the calls; texts in both languages, amounts in minor units. */
const StoreFile = z.strictObject({
  /** The version of this format. */
  talabee_store: z.literal(1),
  id: Key.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  name,
  legal_name,
  description,
  brand_color,
  logo: z.optional(PictureField),
  cover: z.optional(PictureField),
  card: z.optional(PictureField),
  /** By name; one that the shop does not have is created. */
  categories: z.optional(z.array(z.strictObject({ name }))),
  cuisines,
  tags,
  menu_layout,
  ...StoreHoursRequest.shape,
  ...StoreDeliveryRequest.shape,
  addon_groups: z._default(z.array(z.strictObject({ id: Key, ...MenuAddonGroupRequest.shape })), []),
  sections: z._default(
    z.array(
      z.strictObject({
        id: Key,
        name,
        products: z._default(
          z.array(
            z.strictObject({
              id: Key,
              name: product.name,
              description: product.description,
              price: product.price,
              sale_price: product.sale_price,
              brand: product.brand,
              featured: product.featured,
              active: product.active,
              stock: product.stock,
              max_per_order: product.max_per_order,
              images: z._default(z.array(PictureField), []),
              /** Keys of `addon_groups`, in the order in which they are shown. */
              addon_groups: z._default(z.array(Key), []),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
  /** Bytes of exported pictures in base64, by their addresses. */
  files: z._default(
    z.record(z.string().check(z.regex(/^\/(pictures|media)\/[\w-]+\.(webp|avif)$/)), z.string()),
    {},
  ),
});
export type StoreFile = z.infer<typeof StoreFile>;
export type StoreFileInput = z.input<typeof StoreFile>;
export type FilePicture = z.infer<typeof PictureField>;

/** Reads a store's file. Throws an {@link OperatorError} that lists what is wrong with it, and where. */
export function readStoreFile(text: string): StoreFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new OperatorError(`The file is not JSON: ${String(cause)}`);
  }
  const read = z.safeParse(StoreFile, value);
  if (!read.success) {
    const problems = read.error.issues.map(
      ({ path, message, code }) => `  ${path.map(String).join(".") || "the file"}: ${explain(message, code)}`,
    );
    throw new OperatorError(`The file does not describe a store:\n${problems.slice(0, 20).join("\n")}`);
  }
  checkReferences(read.data);
  return read.data;
}

function explain(message: string, code: string | undefined): string {
  if (Object.hasOwn(messages, message)) return messages[message as MessageKey].en;
  return code === "unrecognized_keys" ? message : message || "is not valid";
}

/** Throws unless every key is there once, and every reference names one. */
function checkReferences({ addon_groups: groups, sections, files, ...store }: StoreFile): void {
  const products = sections.flatMap((section) => section.products);
  const lists = {
    addon_groups: groups.map(({ id }) => id),
    sections: sections.map(({ id }) => id),
    products: products.map(({ id }) => id),
    options: groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? [])),
  };
  for (const [list, keys] of Object.entries(lists)) {
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice !== undefined) throw new OperatorError(`Two of the ${list} have the id ${twice}.`);
  }
  for (const { id, addon_groups: keys, price, sale_price: sale } of products) {
    const unknown = keys.find((key) => !lists.addon_groups.includes(key));
    if (unknown !== undefined)
      throw new OperatorError(`The product ${id} names no group of options: ${unknown}.`);
    if (sale !== undefined && sale !== null && sale >= price)
      throw new OperatorError(`The sale price of ${id} is not below its price.`);
  }
  const { logo, cover, card } = store;
  for (const picture of [logo, cover, card, ...products.flatMap(({ images }) => images)]) {
    if (picture === undefined || picture === null || typeof picture === "string") continue;
    const missing = addressesOf(picture).find((address) => files[address] === undefined);
    if (missing !== undefined) throw new OperatorError(`The bytes of ${missing} are not in the file.`);
  }
}

/** The addresses of all widths of a picture. */
export function addressesOf({ src, srcset }: Picture): string[] {
  const widths = srcset.split(",").map((candidate) => candidate.trim().split(" ")[0]!);
  return [...new Set([src, ...widths])].filter((address) => address !== "");
}
