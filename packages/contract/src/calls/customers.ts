/* Customers, for those of the office who help them. */
import { defineCall } from "../call.js";
import { Customer, CustomerNoteRequest, FindCustomersRequest, FoundCustomers } from "../schemas/customers.js";

export const findCustomers = defineCall({
  method: "POST",
  path: "/api/panel/customers/find",
  tag: "Customers",
  summary:
    "Customers with an e-mail address, a phone number or the code of an order, as they say it; what is sent is in no address and no log",
  access: "admin",
  right: "customer.read",
  body: FindCustomersRequest,
  data: FoundCustomers,
  message: null,
  unkeyed: true,
});

export const panelCustomer = defineCall({
  method: "GET",
  path: "/api/panel/customers/{id}",
  tag: "Customers",
  summary:
    "A customer with how to reach them, their last orders and the office's notes; each reading is in the audit log",
  access: "admin",
  right: "customer.read",
  data: Customer,
  errors: { not_found: null },
});

export const addCustomerNote = defineCall({
  method: "POST",
  path: "/api/panel/customers/{id}/notes",
  tag: "Customers",
  summary: "Note something about a customer, for colleagues; customers get their notes with their data",
  access: "admin",
  right: "customer.read",
  body: CustomerNoteRequest,
  data: Customer,
  message: null,
  status: 201,
  errors: { not_found: null },
  invalidates: ["panel"],
});
