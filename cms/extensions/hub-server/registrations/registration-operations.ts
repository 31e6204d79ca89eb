import * as operations from "@hub/shared-contracts/form/registration";
import { type OperationRoute, operationRoute } from "../../../src/operations.ts";
import { accept, cancel, change, confirm, view } from "./manage.ts";
import { register } from "./register.ts";
import type { RegistrationDeps } from "./registration-deps.ts";

/** Registers the operations on registrations for the site. */
export function registrationOperations(deps: RegistrationDeps): OperationRoute[] {
	const { steps } = operations;
	return [
		operationRoute(operations.register, (input) => register(deps, input)),
		operationRoute(operations.view, (input) => view(deps, input)),
		operationRoute(steps.confirm, (input) => confirm(deps, input)),
		operationRoute(steps.accept, (input) => accept(deps, input)),
		operationRoute(steps.change, (input) => change(deps, input)),
		operationRoute(steps.cancel, (input) => cancel(deps, input)),
	];
}
