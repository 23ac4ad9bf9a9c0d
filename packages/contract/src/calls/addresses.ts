/* Addresses. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import { Address, AddressRequest } from "../schemas/addresses.js";
import { listOf } from "../schemas/primitives.js";

export const addresses = defineCall({
  method: "GET",
  path: "/api/addresses",
  tag: "Addresses",
  summary: "The customer's addresses, the default one first",
  access: "user",
  data: listOf(Address),
});

export const createAddress = defineCall({
  method: "POST",
  path: "/api/addresses",
  tag: "Addresses",
  summary: "Create an address",
  access: "user",
  body: AddressRequest,
  data: Address,
  message: "address_saved",
  status: 201,
  errors: { address_limit: null },
  invalidates: ["addresses"],
});

export const updateAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/update",
  tag: "Addresses",
  summary: "Change an address",
  access: "user",
  body: AddressRequest,
  data: Address,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["addresses"],
  kind: "update",
});

export const deleteAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/delete",
  tag: "Addresses",
  summary: "Delete an address",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, address_in_use: null },
  invalidates: ["addresses"],
});

export const makeDefaultAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/default",
  tag: "Addresses",
  summary: "Make an address the default one",
  access: "user",
  body: NoFields,
  data: Address,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["addresses"],
  kind: "update",
});
