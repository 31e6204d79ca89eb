import type { PartnerSeed } from "./shape.ts";

export default [
	{
		key: "rechenhof-norderpriel",
		name: "Rechenhof Norderpriel",
		consent_category: "required",
		text: {
			de: {
				kind: "Rechenzentrum",
				country: "Deutschland",
				purpose:
					"Stellt die Server, auf denen diese Website läuft. Dabei entstehen Protokolle mit der Adresse Ihres Geräts, der abgerufenen Seite und dem Zeitpunkt.",
				retention: "14\u00a0Tage, bei einem Angriff bis zu dessen Aufklärung",
				privacy_url: "https://norderpriel.example/datenschutz",
			},
			en: {
				kind: "Data centre",
				country: "Germany",
				purpose:
					"Provides the servers that this website runs on. They keep logs with the address of your device, the page requested and the time.",
				retention: "14\u00a0days; after an attack, until it has been investigated",
				privacy_url: "https://norderpriel.example/en/privacy",
			},
		},
	},
	{
		key: "wallgraben-netzschutz",
		name: "Wallgraben Netzschutz",
		consent_category: "required",
		text: {
			de: {
				kind: "Schutz vor Überlast",
				country: "Österreich",
				purpose:
					"Erkennt Anfragen, die unsere Server lahmlegen sollen, und hält sie auf. Dafür wird die Adresse Ihres Geräts kurz mit bekannten Angriffsmustern verglichen.",
				retention: "24\u00a0Stunden",
				privacy_url: "https://wallgraben.example/datenschutz",
			},
			en: {
				kind: "Protection against overload",
				country: "Austria",
				purpose:
					"Recognises requests that are meant to bring our servers down, and stops them. To do so it briefly compares the address of your device with known patterns of attack.",
				retention: "24\u00a0hours",
				privacy_url: "https://wallgraben.example/en/privacy",
			},
		},
	},
	{
		key: "botenwerk-aldersiel",
		name: "Botenwerk Aldersiel",
		consent_category: "required",
		text: {
			de: {
				kind: "E-Mail-Versand",
				country: "Deutschland",
				purpose:
					"Stellt Bestätigungen zu Ihren Anmeldungen und unsere Antworten auf Ihre Nachrichten zu. Erhält Ihre E-Mail-Adresse und den Text der Nachricht, sonst nichts.",
				retention: "7\u00a0Tage nach der Zustellung",
				privacy_url: "https://aldersiel.example/datenschutz",
			},
			en: {
				kind: "Email delivery",
				country: "Germany",
				purpose:
					"Delivers confirmations of your registrations and our replies to your messages. It receives your email address and the text of the message, and nothing else.",
				retention: "7\u00a0days after delivery",
				privacy_url: "https://aldersiel.example/en/privacy",
			},
		},
	},
	{
		key: "ablage-tiefenbrook",
		name: "Ablage Tiefenbrook",
		consent_category: "required",
		text: {
			de: {
				kind: "Datensicherung",
				country: "Deutschland",
				purpose:
					"Verwahrt verschlüsselte Sicherungen unserer Inhalte und Anmeldungen an einem zweiten Ort. Den Schlüssel haben nur wir; lesen kann der Partner nichts.",
				retention: "35\u00a0Tage",
				privacy_url: "https://tiefenbrook.example/datenschutz",
			},
			en: {
				kind: "Backups",
				country: "Germany",
				purpose:
					"Keeps encrypted backups of our content and registrations in a second place. Only we have the key; the partner can read none of it.",
				retention: "35\u00a0days",
				privacy_url: "https://tiefenbrook.example/en/privacy",
			},
		},
	},
	{
		key: "zaehlwiese",
		name: "Zählwiese Auswertungen",
		consent_category: "analytical",
		text: {
			de: {
				kind: "Besuchsstatistik",
				country: "Deutschland",
				purpose:
					"Betreibt das Programm, das Seitenaufrufe zählt. Die Adresse Ihres Geräts wird gekürzt, bevor sie gespeichert wird; ein Profil über mehrere Websites entsteht nicht.",
				retention: "13\u00a0Monate, danach nur noch Summen",
				privacy_url: "https://zaehlwiese.example/datenschutz",
			},
			en: {
				kind: "Visit statistics",
				country: "Germany",
				purpose:
					"Runs the program that counts page views. The address of your device is shortened before it is stored, and no profile is built across websites.",
				retention: "13\u00a0months, after that totals only",
				privacy_url: "https://zaehlwiese.example/en/privacy",
			},
		},
	},
	{
		key: "lesefaden",
		name: "Lesefaden Umfragen",
		consent_category: "analytical",
		text: {
			de: {
				kind: "Leserbefragung",
				country: "Niederlande",
				purpose:
					"Fragt unter einzelnen Beiträgen, ob sie geholfen haben. Gespeichert werden Ihre Antwort und der Beitrag, nicht, wer geantwortet hat.",
				retention: "90\u00a0Tage",
				privacy_url: "https://lesefaden.example/datenschutz",
			},
			en: {
				kind: "Reader survey",
				country: "Netherlands",
				purpose:
					"Asks below certain posts whether they were helpful. It stores your answer and the post, not who gave the answer.",
				retention: "90\u00a0days",
				privacy_url: "https://lesefaden.example/en/privacy",
			},
		},
	},
	{
		key: "rundbrief-elmsund",
		name: "Rundbrief Elmsund",
		consent_category: "marketing",
		text: {
			de: {
				kind: "Versand des Rundbriefs",
				country: "Dänemark",
				purpose:
					"Verschickt unseren Rundbrief an alle, die ihn bestellt haben. Misst, ob er geöffnet wird, wenn Sie dem zugestimmt haben.",
				retention: "bis zur Abbestellung, Messwerte 30\u00a0Tage",
				privacy_url: "https://elmsund.example/datenschutz",
			},
			en: {
				kind: "Newsletter delivery",
				country: "Denmark",
				purpose:
					"Sends our newsletter to everyone who has signed up for it. If you have agreed, it measures whether it is opened.",
				retention: "until you unsubscribe; measurements 30\u00a0days",
				privacy_url: "https://elmsund.example/en/privacy",
			},
		},
	},
	{
		key: "feldnote-kampagnen",
		name: "Feldnote Kampagnen",
		consent_category: "marketing",
		text: {
			de: {
				kind: "Messung von Ankündigungen",
				country: "Irland",
				purpose:
					"Zählt, wie viele Anmeldungen zu einer Veranstaltung auf eine bestimmte Ankündigung zurückgehen. Unterscheidet Ankündigungen, nicht Personen.",
				retention: "30\u00a0Tage",
				privacy_url: "https://feldnote.example/datenschutz",
			},
			en: {
				kind: "Measuring announcements",
				country: "Ireland",
				purpose:
					"Counts how many registrations for an event go back to a particular announcement. It distinguishes between announcements, not between people.",
				retention: "30\u00a0days",
				privacy_url: "https://feldnote.example/en/privacy",
			},
		},
	},
	{
		key: "lichtreuse-video",
		name: "Lichtreuse Video",
		consent_category: "third_party",
		text: {
			de: {
				kind: "Videos",
				country: "Frankreich",
				purpose:
					"Spielt Videos ab, die wir dort statt auf unserem eigenen Server ablegen. Sobald Sie eines starten, erfährt der Anbieter die Adresse Ihres Geräts und welches Video Sie sehen.",
				retention: "6\u00a0Monate",
				privacy_url: "https://lichtreuse.example/datenschutz",
			},
			en: {
				kind: "Videos",
				country: "France",
				purpose:
					"Plays videos that we keep there instead of on our own server. As soon as you start one, the provider learns the address of your device and which video you are watching.",
				retention: "6\u00a0months",
				privacy_url: "https://lichtreuse.example/en/privacy",
			},
		},
	},
	{
		key: "bildschwarm",
		name: "Bildschwarm",
		consent_category: "third_party",
		text: {
			de: {
				kind: "Videos",
				country: "Vereinigte Staaten",
				purpose:
					"Spielt Videos ab, die andere veröffentlicht haben und auf die wir in Beiträgen verweisen. Der Anbieter kann Ihren Besuch einem Konto zuordnen, wenn Sie dort angemeldet sind.",
				privacy_url: "https://bildschwarm.example/datenschutz",
			},
			en: {
				kind: "Videos",
				country: "United States",
				purpose:
					"Plays videos that others have published and that our posts refer to. The provider can link your visit to an account if you are signed in there.",
				privacy_url: "https://bildschwarm.example/en/privacy",
			},
		},
	},
	{
		key: "raumruf-webinare",
		name: "Raumruf Webinare",
		consent_category: "third_party",
		text: {
			de: {
				kind: "Raum für Webinare",
				country: "Portugal",
				purpose:
					"Überträgt unsere Webinare. Sie verlassen dafür diese Website; der Anbieter sieht den Namen, den Sie im Raum angeben, und was Sie dort schreiben.",
				retention: "30\u00a0Tage nach dem Webinar",
				privacy_url: "https://raumruf.example/datenschutz",
			},
			en: {
				kind: "Webinar room",
				country: "Portugal",
				purpose:
					"Broadcasts our webinars. You leave this website for it; the provider sees the name you give in the room and what you write there.",
				retention: "30\u00a0days after the webinar",
				privacy_url: "https://raumruf.example/en/privacy",
			},
		},
	},
	{
		key: "kontaktsteg",
		name: "Kontaktsteg",
		consent_category: "third_party",
		text: {
			de: {
				kind: "Werbenetzwerk für Fachleute",
				country: "Irland und Vereinigte Staaten",
				purpose:
					"Erkennt, ob jemand nach einer unserer Anzeigen auf diese Website gekommen ist. Der Anbieter setzt dafür ein eigenes Cookie und kann es mit Ihrem Konto dort verbinden.",
				retention: "90\u00a0Tage",
				privacy_url: "https://kontaktsteg.example/datenschutz",
			},
			en: {
				kind: "Advertising network for professionals",
				country: "Ireland and United States",
				purpose:
					"Recognises whether someone came to this website after one of our advertisements. The provider sets a cookie of its own for that and can link it to your account there.",
				retention: "90\u00a0days",
				privacy_url: "https://kontaktsteg.example/en/privacy",
			},
		},
	},
] satisfies PartnerSeed[];
