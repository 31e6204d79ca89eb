import { afterEach, beforeEach, expect } from "vitest";
import type { Desk } from "./desk.ts";
import { dueCases } from "./due-cases.ts";
import { erasingCases } from "./erasing-cases.ts";
import { eventChangeCases } from "./event-change-cases.ts";
import { eventNotificationCases } from "./event-notification-cases.ts";
import { hybridCases } from "./hybrid-cases.ts";
import { managingCases } from "./managing-cases.ts";
import { registrationProperties } from "./properties.ts";
import { registeringCases } from "./registering-cases.ts";
import { typedAddressCases } from "./typed-address-cases.ts";
import { waitingListCases } from "./waiting-list-cases.ts";

/** Runs all cases on a database of their own. */
export function registrationCases(openDesk: () => Promise<Desk>): void {
	let opened: Desk;
	const desk = () => opened;
	beforeEach(async () => {
		opened = await openDesk();
	});
	afterEach(async () => {
		expect(opened.warnings).toEqual([]);
		await opened.close();
	});

	registeringCases(desk);
	typedAddressCases(desk);
	waitingListCases(desk);
	managingCases(desk);
	hybridCases(desk);
	eventChangeCases(desk);
	eventNotificationCases(desk);
	dueCases(desk);
	erasingCases(desk);
	registrationProperties(desk);
}
