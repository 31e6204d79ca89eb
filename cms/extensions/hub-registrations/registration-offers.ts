import * as operations from "@hub/shared-contracts/form/registration";
import { type Offer, offer } from "../../src/operations.ts";
import { accept, cancel, change, confirm, view } from "./manage.ts";
import { type Office, register } from "./register.ts";

/** What the site may ask for of registrations. */
export function registrationOffers(office: Office): Offer[] {
	const { steps } = operations;
	return [
		offer(operations.register, (input) => register(office, input)),
		offer(operations.view, (input) => view(office, input)),
		offer(steps.confirm, (input) => confirm(office, input)),
		offer(steps.accept, (input) => accept(office, input)),
		offer(steps.change, (input) => change(office, input)),
		offer(steps.cancel, (input) => cancel(office, input)),
	];
}
