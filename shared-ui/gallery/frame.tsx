import type { ReactNode } from "react";
import { ButtonLink } from "../src/form/button.tsx";
import { BrandMark } from "../src/layout/brand-mark.tsx";
import { IconButton } from "../src/layout/icon-button.tsx";
import { SiteFooter } from "../src/layout/site-footer.tsx";
import { SiteHeader } from "../src/layout/site-header.tsx";

const NAVIGATION = [
	{ href: "/de/produkte", label: "Produkte" },
	{ href: "/de/anwendungsfaelle", label: "Anwendungsfälle" },
	{ href: "/de/insights", label: "Einblicke", current: "page" as const },
	{ href: "/de/events", label: "Veranstaltungen" },
	{ href: "/de/datenraeume-101", label: "Datenräume 101" },
	{ href: "/de/uber-uns", label: "Über uns" },
];

const COLUMNS = [
	{ heading: "Angebot", items: NAVIGATION.slice(0, 4) },
	{
		heading: "Wissen",
		items: [
			{ href: "/de/glossar", label: "Glossar" },
			{ href: "/de/events/recordings", label: "Aufzeichnungen" },
			{ href: "/de/resources", label: "Arbeitshilfen und Vorlagen" },
		],
	},
	{
		heading: "Unternehmen",
		items: [
			{ href: "/de/uber-uns2", label: "Über uns" },
			{ href: "/de/kontakt", label: "Kontakt" },
			{ href: "/de/references", label: "Referenzen" },
		],
	},
];

/** A page of the site around the content. */
export function Frame({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<SiteHeader
				brand={
					<a href="/de">
						<BrandMark />
					</a>
				}
				items={NAVIGATION}
				navigationLabel="Hauptnavigation"
				menuLabel="Menü"
				closeLabel="Menü schließen"
				search={{ action: "#suche", label: "Diese Website durchsuchen", send: "Suchen", closeLabel: "Suche schließen" }}
				language={<a href="/en/insights">English</a>}
				tools={<IconButton icon="sun-moon" label="Darstellung" />}
				account={
					<ButtonLink href="/login" kind="plain" size="small">
						Anmelden
					</ButtonLink>
				}
			/>
			<main>{children}</main>
			<SiteFooter
				brand={<BrandMark />}
				claim="Wir bauen und betreiben Datenräume, in denen jeder Partner Herr seiner Daten bleibt."
				columns={COLUMNS}
				navigationLabel="Fußnavigation"
				legal={[
					{ href: "/de/impressum", label: "Impressum" },
					{ href: "/de/datenschutz", label: "Datenschutzerklärung" },
					{ href: "/de/nutzungsbedingungen", label: "Nutzungsbedingungen" },
				]}
				consentSettings={<button type="button">Cookie-Einstellungen</button>}
				organisation="© 2031 Data Hub"
			/>
		</>
	);
}
