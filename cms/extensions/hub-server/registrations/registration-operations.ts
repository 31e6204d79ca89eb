import * as operations from "@hub/shared-contracts/form/registration";
import { type Offer, offer } from "../../../src/operations.ts";
import { accept, cancel, change, confirm, view } from "./manage.ts";
import { type RegistrationDeps, register } from "./register.ts";

/** Registers the operations on registrations for the site. */
export function registrationOffers(deps: RegistrationDeps): Offer[] {
	const { steps } = operations;
	return [
		offer(operations.register, (input) => register(deps, input)),
		offer(operations.view, (input) => view(deps, input)),
		offer(steps.confirm, (input) => confirm(deps, input)),
		offer(steps.accept, (input) => accept(deps, input)),
		offer(steps.change, (input) => change(deps, input)),
		offer(steps.cancel, (input) => cancel(deps, input)),
	];
}
