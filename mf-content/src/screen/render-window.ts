// Content of the large product screens. Companies and numbers must match the pages.

import { appWindow, line, mapped, pane, share } from "@hub/shared-ui/screen/window-parts";
import type { TFunction } from "i18next";
import type { WindowName } from "./screen-names.ts";

type ScreenTexts = TFunction<"mf-content/screen">;

/** Renders a large product screen in one language. */
export function renderWindow(name: WindowName, t: ScreenTexts): string {
	switch (name) {
		case "operations":
			return operations(t);
		case "mapping":
			return mapping(t);
		case "wallet":
			return wallet(t);
		case "sources":
			return sources(t);
	}
}

function operations(t: ScreenTexts): string {
	return appWindow(
		t("operations.name"),
		t("operations.title"),
		t("operations.state"),
		pane(
			1,
			t("operations.members"),
			line("Motorenwerk Tessloh", t("operations.member"), t("operations.transfers"), "done"),
			line("Falkmoor Pumpen", t("operations.member"), t("operations.transfers"), "done"),
			line(t("operations.lab"), t("operations.lab.about"), t("operations.lab.state"), "closed"),
		),
		pane(
			2,
			t("operations.services"),
			share(t("catalogue.title"), t("operations.catalogue"), 99.9),
			share(t("operations.login"), t("operations.login.value"), 99.8),
			share(t("operations.credentials"), t("operations.credentials.value"), 99.9),
		),
		pane(
			3,
			t("operations.ahead"),
			line(t("operations.renewal"), "Falkmoor Pumpen", t("operations.renewal.when"), "closed"),
			line(t("operations.window"), t("operations.window.about"), t("operations.window.state"), "done"),
		),
	);
}

function mapping(t: ScreenTexts): string {
	return appWindow(
		t("mapping.name"),
		t("mapping.title"),
		t("mapping.state"),
		pane(
			1,
			t("mapping.fields"),
			mapped("GEWICHT = 4,2", t("mapping.mass"), t("mapping.unit"), "done"),
			mapped("WERKSTOFF = GGG-40", t("mapping.material"), t("mapping.renamed"), "done"),
			mapped("EK_PREIS = 31,80", t("mapping.price"), t("mapping.stays"), "closed"),
		),
		pane(
			2,
			t("mapping.checks"),
			line(t("mapping.mandatory"), t("mapping.mandatory.about"), t("mapping.fine"), "done"),
			line(t("mapping.ranges"), t("mapping.ranges.about"), t("mapping.held"), "closed"),
		),
		pane(
			3,
			t("mapping.log"),
			line("Falkmoor Pumpen", t("mapping.fetched"), t("mapping.sent"), "done"),
			line(t("mapping.unknown"), t("mapping.unknown.about"), t("mapping.refused"), "closed"),
		),
	);
}

function wallet(t: ScreenTexts): string {
	return appWindow(
		t("wallet.name"),
		t("wallet.title"),
		t("wallet.state"),
		pane(
			1,
			t("wallet.credentials"),
			line(t("wallet.company"), t("wallet.company.about"), t("wallet.valid"), "done"),
			line(t("wallet.membership"), t("wallet.membership.about"), t("wallet.valid"), "done"),
			line(t("wallet.quality"), t("wallet.quality.about"), t("wallet.soon"), "closed"),
		),
		pane(
			2,
			t("wallet.shown"),
			line("Falkmoor Pumpen", t("wallet.company"), t("wallet.today"), "closed"),
			line("Stromnetz Hagenfurt", t("wallet.membership"), t("wallet.monday"), "closed"),
		),
		pane(
			3,
			t("wallet.reminders"),
			line(t("wallet.sixty"), t("wallet.quality"), t("wallet.reminded"), "done"),
			line(t("wallet.thirty"), t("wallet.quality"), t("wallet.reminded"), "done"),
			line(t("wallet.seven"), t("wallet.quality"), t("wallet.planned"), "closed"),
		),
	);
}

function sources(t: ScreenTexts): string {
	return appWindow(
		t("sources.name"),
		t("passport.product"),
		t("passport.next"),
		pane(
			1,
			t("sources.fields"),
			mapped("CAD", t("sources.removal"), t("passport.repairer"), "closed"),
			mapped("ERP", t("sources.materials"), t("passport.everyone"), "done"),
			mapped("QM", t("sources.reports"), t("passport.authority"), "closed"),
		),
		pane(
			2,
			t("sources.boxes"),
			share(t("sources.have"), t("sources.have.value"), 60.3),
			share(t("sources.rest"), "25", 39.7),
		),
		pane(
			3,
			t("sources.supplier"),
			line(t("sources.magnets"), t("sources.magnets.about"), t("passport.supplier.value"), "closed"),
		),
	);
}
