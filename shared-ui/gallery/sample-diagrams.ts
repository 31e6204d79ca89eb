import type { DiagramProps } from "../src/diagram/diagram.tsx";
import { drawingOf } from "../src/diagram/drawing-of.ts";

export const EXCHANGE: DiagramProps = {
	title: "Austausch zwischen zwei Partnern",
	description:
		"Zwei Unternehmen haben je ein eigenes System und einen Konnektor. Zwischen ihnen liegt der Vertrag, die Daten fließen direkt.",
	drawing: drawingOf({
		diagram: "exchange",
		labels: {
			provider: "Anbieterin",
			consumer: "Abnehmer",
			providerSystem: "Produktdaten\u00adverwaltung",
			consumerSystem: "Nachhaltigkeits\u00adbericht",
			connector: "Konnektor",
			contract: "Vertrag und Nutzungsregeln",
			flow: "Daten fließen direkt",
		},
	}),
	caption: "Niemand in der Mitte speichert, was ausgetauscht wird.",
};

export const CONNECTOR: DiagramProps = {
	title: "Was ein Konnektor tut",
	description: "Links die eigenen Systeme, in der Mitte der Konnektor mit vier Aufgaben, rechts die Partner im Datenraum.",
	drawing: drawingOf({
		diagram: "connector",
		labels: {
			house: "Ihr Unternehmen",
			systems: ["Warenwirtschaft", "Qualitätssicherung", "Produktdaten"],
			connector: "Konnektor",
			duties: ["weist Ihre Identität nach", "zeigt Ihr Datenangebot", "schließt den Vertrag", "überträgt und protokolliert"],
			space: "Datenraum",
			partners: ["Zulieferbetriebe", "Kundschaft", "Prüfstellen"],
		},
	}),
};

export const PASSPORT: DiagramProps = {
	title: "Ein Pass für ein Produktleben",
	description:
		"Vier Stationen ergänzen denselben Pass: Rohstoff, Herstellung, Nutzung, Verwertung. Drei Gruppen sehen je ihren Teil.",
	drawing: drawingOf({
		diagram: "passport",
		labels: {
			stages: ["Rohstoff\u00adgewinnung", "Herstellung", "Nutzung und Reparatur", "Wieder\u00adverwertung"],
			passport: "Digitaler Produktpass",
			identifier: "erreichbar über die Kennung am Produkt",
			access: ["Öffentlich: Material und Pflege", "Betriebe: Reparatur und Ersatzteile", "Behörden: Nachweise"],
		},
	}),
};
