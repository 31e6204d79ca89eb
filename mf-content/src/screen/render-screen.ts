// Content of the product screens. Companies and numbers must match the references.

import {
	action,
	closedFact,
	code,
	columns,
	entry,
	fact,
	head,
	path,
	rule,
	screen,
	search,
	tabs,
	timeline,
	words,
} from "@hub/shared-ui/screen/parts";
import type { TFunction } from "i18next";
import type { ScreenName } from "./screen-names.ts";

type ScreenTexts = TFunction<"mf-content/screen">;

/** Renders a product screen in one language. */
export function renderScreen(name: ScreenName, t: ScreenTexts): string {
	switch (name) {
		case "connector":
			return connector(t);
		case "contract":
			return contract(t);
		case "passport":
			return passport(t);
		case "catalogue":
			return catalogue(t);
		case "admission":
			return admission(t);
		case "slots":
			return slots(t);
		case "devices":
			return devices(t);
		case "forecast":
			return forecast(t);
		case "batches":
			return batches(t);
	}
}

function connector(t: ScreenTexts): string {
	return screen(
		t("connector.name"),
		333,
		head(t("connector.title"), t("connector.state"), "done"),
		tabs(48, [t("connector.offers"), t("connector.contracts"), t("connector.log")], 0),
		entry(89, t("footprint"), t("connector.footprint.about"), t("shared"), "done"),
		entry(149, t("connector.certificate"), t("connector.certificate.about"), t("shared"), "done"),
		entry(209, t("connector.parts"), t("connector.parts.about"), t("connector.parts.state"), "closed"),
		action(269, t("connector.next"), t("connector.action")),
	);
}

function contract(t: ScreenTexts): string {
	return screen(
		t("contract.name"),
		381,
		head(t("contract.title"), t("contract.state"), "done"),
		path(48, [t("contract.offer"), t("contract.policy"), t("contract.agreed")], 3),
		fact(141, t("contract.data"), t("footprint")),
		fact(173, t("contract.recipient"), "Falkmoor Pumpen"),
		fact(205, t("contract.purpose"), t("contract.purpose.value")),
		fact(237, t("contract.until"), t("contract.until.value")),
		fact(269, t("contract.onward"), t("contract.onward.value")),
		action(317, t("contract.next"), t("contract.action")),
	);
}

function passport(t: ScreenTexts): string {
	return screen(
		t("passport.name"),
		407,
		`<rect width="100%" height="92" data-look="bar"/>`,
		code(16, 16),
		words(38, t("passport.product"), "strong", 92),
		words(58, "Motorenwerk Tessloh", "soft", 92),
		rule(92),
		tabs(92, [t("passport.everyone"), t("passport.repairer"), t("passport.authority")], 1),
		fact(142, t("passport.materials"), t("passport.materials.value")),
		fact(174, t("passport.return"), t("passport.return.value")),
		fact(206, t("passport.removal"), t("passport.removal.value")),
		fact(238, t("passport.spares"), t("passport.spares.value")),
		closedFact(270, t("passport.reports"), t("passport.reports.value")),
		closedFact(302, t("passport.supplier"), t("passport.supplier.value")),
		action(343, t("passport.next"), t("passport.action")),
	);
}

function catalogue(t: ScreenTexts): string {
	return screen(
		t("catalogue.name"),
		353,
		head(t("catalogue.title"), t("catalogue.state"), "done"),
		search(48, t("catalogue.typed")),
		entry(109, t("footprint"), "Falkmoor Pumpen", t("catalogue.yours"), "done"),
		entry(169, t("catalogue.repair"), "Motorenwerk Tessloh", t("catalogue.free"), "closed"),
		entry(229, t("catalogue.arrivals"), "Hafenverbund Oldersiel", t("catalogue.free"), "closed"),
		action(289, t("catalogue.next"), t("catalogue.action")),
	);
}

function admission(t: ScreenTexts): string {
	return screen(
		t("admission.name"),
		380,
		head("Motorenwerk Tessloh", t("admission.state"), "done"),
		timeline(
			52,
			[
				[t("admission.asked"), t("admission.asked.when")],
				[t("admission.checked"), t("admission.checked.when")],
				[t("admission.issued"), t("admission.issued.when")],
				[t("admission.connected"), t("admission.connected.when")],
				[t("admission.first"), t("admission.first.when")],
			],
			4,
		),
		action(316, t("admission.next"), t("admission.action")),
	);
}

function slots(t: ScreenTexts): string {
	return screen(
		t("slots.name"),
		333,
		head(t("slots.title"), t("slots.state"), "done"),
		tabs(48, [t("slots.free"), t("slots.mine"), t("connector.log")], 0),
		entry(89, t("slots.early"), t("slots.gate"), t("slots.open"), "done"),
		entry(149, t("slots.noon"), t("slots.gate"), t("slots.open"), "done"),
		entry(209, t("slots.late"), t("slots.gate"), t("slots.passed"), "closed"),
		action(269, t("slots.next"), t("slots.action")),
	);
}

function devices(t: ScreenTexts): string {
	return screen(
		t("devices.name"),
		371,
		head(t("devices.title"), t("devices.state"), "done"),
		fact(60, t("devices.series"), t("devices.series.value")),
		fact(92, t("devices.found"), t("devices.found.value")),
		rule(133),
		entry(134, t("devices.ward"), t("devices.ward.about"), t("devices.replaced"), "done"),
		entry(194, t("devices.loan"), t("devices.loan.about"), t("devices.replaced"), "done"),
		closedFact(267, t("devices.people"), t("devices.people.value")),
		action(307, t("devices.next"), t("devices.action")),
	);
}

function forecast(t: ScreenTexts): string {
	return screen(
		t("forecast.name"),
		362,
		head(t("forecast.title"), t("forecast.state"), "done"),
		columns(64, 130, [38, 42, 55, 74, 88, 92, 70, 58, 66, 84, 61, 44]),
		rule(210),
		fact(222, t("forecast.peak"), t("forecast.peak.value")),
		fact(254, t("forecast.offer"), t("forecast.offer.value")),
		action(298, t("forecast.next"), t("forecast.action")),
	);
}

function batches(t: ScreenTexts): string {
	return screen(
		t("batches.name"),
		328,
		head(t("batches.title"), t("batches.state"), "done"),
		timeline(
			52,
			[
				[t("batches.finding"), "9:02"],
				[t("batches.pallet"), "9:05"],
				[t("batches.tank"), "9:09"],
				[t("batches.farm"), "9:13"],
			],
			4,
		),
		action(264, t("batches.next"), t("batches.action")),
	);
}
