// Words of each language for the search. A language without an entry has none.

import type { ByLocale, Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf, stemsOf } from "@hub/shared-contracts/language/words";

interface SearchWords {
	/** Linking elements between parts of a compound; an empty one first. */
	readonly compoundLinks: readonly string[];
	/** Words without meaning of their own, separated by spaces. */
	readonly stopWords: string;
	/**
	 * Words and phrases that mean the same to a visitor who searches, a line for each group. They are words of the
	 * language and not of the content: other names of a term are its synonyms in the glossary.
	 */
	readonly synonyms: string;
}

const SEARCH_WORDS: ByLocale<SearchWords> = {
	de: {
		compoundLinks: ["", "s", "n", "en", "es", "e", "er"],
		stopWords:
			"aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei damit dann darf das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gibt haben habe hat hatte hätte hätten ich ihr ihre im in ins ist ja kann kein keine könnte könnten können machen macht man mehr mein mich mir mit möchte möchten muss müsste müssen nach nicht noch nun nur ob oder ohne sehr seid sein seine sich sie sind so soll sollte über um und uns unser unsere unter viel viele vom von vor während war waren warum was wegen welche welchen welcher welches wäre wären wenn wer werde werden werdet wie wieso wieviel will wir wird wo woher wohin worum wurde wurden würde würden zu zum zur zwischen wann andere anderen anderer bekomme bekommen bitte dafür daran darauf davon dazu eigentlich eurem euren eurer finde finden geht gehen genau gern gerne geschieht ihm ihn ihnen ihrem ihren ihrer ihres immer jede jeden jeder jedes jemand jetzt kommen kommt lassen lässt mal meinem meinen meiner passiert schon sonst steht tun vielleicht unserem unseren unserer wem wen wessen weiß wieder wirklich wissen wofür womit woran worauf wovon wozu überhaupt",
		synonyms: `
			preis, kosten, kostet, gebühr, entgelt, tarif, abrechnung, abgerechnet, teuer, günstig, bezahlt, bezahlen, zahlt, rabatt, rechnung, wie hoch, wie teuer, wie viel kostet, was kostet
			kostenlos, gratis, kostenfrei, umsonst, unentgeltlich
			anzahl, wie viele, zahl der
			dauer, dauert, wochen, tage, zeitplan, frist, wie lange, wie schnell, bis wann
			login, einloggen, anmelden, log in, konto, benutzerkonto, passwort
			abmelden, ausloggen, logout
			anmeldung, registrierung, registrieren, buchung, buchen, platz reservieren, teilnahme, einschreiben
			absagen, stornieren, stornierung, abmeldung, kündigen, rücktritt
			telefon, telefonnummer, anrufen, hotline, rufnummer, durchwahl
			kontakt, ansprechpartner, ansprechpartnerin, kontaktperson, erreichen, erreichbar, anrufen, vertrieb, presse, pressekontakt, presseanfrage, interview, angebot anfordern
			anschrift, adresse, standort, büro, sitz, sitzt, anfahrt
			firma, unternehmen, betrieb, organisation
			kunde, klient, auftraggeber, referenz, fallstudie, case study, erfahrungsbericht, erfolgsgeschichte
			beschäftigte, mitarbeiter, team, personal
			datenschutz, dsgvo, gdpr, datenschutzerklärung
			kartellrecht, wettbewerbsrecht
			wettbewerber, konkurrenz, konkurrent
			vorfall, ausfall, störung, panne, fällt aus
			rechenzentrum, server, hosting, cloud, on premises, on premise, serverstandort
			hilfe, support, unterstützung, helpdesk
			einrichten, installieren, installation, aufsetzen, einrichtung, inbetriebnahme
			beitreten, teilnehmen, aufnahme, mitmachen, onboarding, beitritt, mitglied werden, dabei sein
			wechseln, umziehen, anbieterwechsel, umzug, lock-in, ausstieg
			tabelle, excel, csv, kalkulationstabelle
			erp, sap, warenwirtschaft
			zertifiziert, zertifizierung, zertifikat, iso
			co2, kohlendioxid, treibhausgas, emissionen, klima
			aufzeichnung, video, film, mitschnitt, verpasst
			webinar, veranstaltung, online-seminar, event, seminar, schulung, kalender
			workshop, werkstatt, schulung, kurs, training, weiterbildung, veranstaltung
			nächste, kommende, termin, anstehende, demnächst, veranstaltung
			beitrag, artikel, blog, neuigkeiten, magazin, einblicke
			vorlage, muster, mustervertrag, vertragsvorlage, template
			leitfaden, checkliste, whitepaper, broschüre, infomaterial, unterlagen, folien, download, materialien
			gesetz, recht, verordnung, rechtslage
			verstoß, verstößt, verletzung, bricht, missbrauch
			gründer, gegründet, gründung, inhaber, eigentümer, gehört, steckt hinter
			neutral, unabhängig
			kündigen, kündigung, kündigungsfrist, mindestlaufzeit, vertragslaufzeit
			verlassen, austreten, austritt, aussteigen, kündigen
			insolvenz, insolvent, pleite, pleitegeht, aufhört, eingestellt
			anwendungsfälle, use cases, anwendungen, szenarien, einsatzbereiche
			verarbeitet, verarbeiter, auftragsverarbeiter, unterauftragnehmer, dienstleister, drittanbieter
			asien, china, vietnam, indien, fernost
			uhr, uhrzeit
			anbindung, anbinden, anschluss, integration, integrieren, schnittstelle
			nutzen, vorteil, mehrwert, lohnt, bringt
			pflicht, verpflichtend, vorgeschrieben, verbindlich, stichtag
			geheim, vertraulich, geheimhaltung, geschäftsgeheimnis, geheimhaltungsvereinbarung, verschwiegenheitserklärung, nda
			unterschied, vergleich
			landwirtschaft, höfe, landwirt, molkerei
			aktualisierung, aktualisiert, update, version
			erhebt, erheben, sammelt, verarbeitet
			testdaten, erfundene daten, testumgebung, sandbox
			geschäftsführerin, geschäftsführung, geschäftsführer, leitung, chef, ceo
			lissabon, portugal
			sprechen, spricht
			löschen, entfernen, löschung
			gespeichert, aufbewahrt, speicherort, speicherung
			bilder, fotos, abbildungen, logo
			öffnungszeiten, bürozeiten, geschäftszeiten, erreichbarkeit, erreichbar, montags bis freitags
			cookies, tracking, einwilligung
			ablehnen, deaktivieren, ausschalten, widerrufen, abschalten, opt-out, zurücknehmen
			krankenhaus, klinik, klinikum
			auto, automobil, fahrzeug, autohersteller
			maschinenbau, maschinenbauer, fertigung
			spediteur, spedition, lkw, lastwagen
			grundlagen, einführung, einstieg, anfänger, einsteiger, einfach erklärt, für laien
			umfrage, studie, erhebung, befragung, auswertung
			mittelstand, kmu, kleine firma, kleine unternehmen, kleiner betrieb, kleines unternehmen
			verschlüsselt, verschlüsselung
			ausprobieren, testen, demo, test, testzugang, ohne anmeldung, ohne konto
			newsletter, abonnieren, rss, feed
			haftung, haftet, schadenersatz
			läuft ab, abgelaufen, ablauf, verfällt, erneuern
			misslingt, schlägt fehl, fehler, scheitert, funktioniert nicht
			firewall, port, ports, netzwerk
			glossar, begriff, bedeutung, definition, erklärt, einfach erklärt, erklärung, steht für, abkürzung, heißt, lexikon
			ausgebucht, voll, warteliste
			unsere arbeit, arbeitsweise, vorgehen
			presse, medien, journalist, interview, presseanfrage
		`,
	},
	en: {
		compoundLinks: [""],
		stopWords:
			"a about after against all also am among an and any are as at be because been before between but by can could did do does doing for from had has have he her here him his how i if in into is it its just many me might more most much must my no not of on only or our out over own s shall she should so some such t than that the their them then there these they this those to too under until up us was we were what when where which while who whom whose why will with would you your actually already another anybody anyone anything each else ever every exactly find get happen happens know need needs please really somebody someone something tell want yet even",
		synonyms: `
			price, pricing, cost, fee, charge, expensive, cheap, pay, pays, paid, discount, invoice, how much, budget
			free of charge, free, gratis, at no cost, complimentary
			how many, number of
			duration, weeks, days, timetable, how long, how fast, how quickly, how soon, deadline
			login, log in, sign in, log on, signin, account, password
			logout, log out, sign out
			register, sign up, registration, book, booking, reserve, seat, attend
			cancel, cancellation, unregister, withdraw
			phone, telephone, hotline, phone number, telephone number
			contact, reach, get in touch, contact person, talk to, speak to, speak with, write to, sales, press, request a quote
			address, location, office, headquarters, directions
			company, firm, business, organisation, enterprise
			customer, client, reference, case study, success story, testimonial
			staff, employees, people, team
			privacy, gdpr, data protection, dsgvo
			antitrust, competition law, cartel
			competitor, rival, competition
			incident, breach, outage, failure, fails, down
			data centre, server, hosting, cloud, data center, on premises, on premise, on-premises, self-hosted, in house
			help, support, helpdesk, assistance
			set up, install, installation, setup, deploy, configure
			join, onboarding, onboard, admission, take part, participate, become a member, participation
			switch, move, migrate, lock-in, exit, change provider, change operator, switch provider
			spreadsheet, excel, csv
			erp, sap
			certified, certification, iso, certificate
			co2, carbon, greenhouse gas, emissions
			recording, video, film, watch again, recorded
			webinar, event, seminar, training, calendar
			workshop, training, course
			next, coming, upcoming, date, schedule, event
			article, post, blog, news, magazine, insights
			template, model contract, clauses, annex, sample contract
			guide, checklist, whitepaper, white paper, brochure, slides, download, resources
			law, legal, regulation, legislation
			violate, breaks, breach, infringe, misuse, violation
			founder, founded, owner, owns, who is behind, shareholders
			neutral, independent, unbiased
			notice, notice period, contract term, minimum term, terminate
			leave, quit, terminate
			closes down, out of business, bankrupt, insolvent, shuts down
			lisbon, portugal
			connect, integration, integrate, interface, api
			mandatory, required, obligation, compulsory
			confidential, secret, trade secret, non-disclosure, nda
			difference, comparison, compare, versus
			farm, agriculture, dairy
			update, version, release
			collect, process, gather
			test data, made-up data, sandbox, dummy data
			managing director, ceo, head, leadership
			use cases, applications, scenarios
			process, processor, subprocessor, service providers, third parties
			asia, china, vietnam, india, far east
			delete, erase, remove, deletion
			stored, kept, storage, where is, retention
			picture, image, photo, logo
			office hours, opening hours, business hours, monday to friday
			cookies, tracking, consent
			refuse, turn off, opt out, disable, reject, switch off, withdraw consent, withdraw
			hospital, clinic
			car, automotive, vehicle, carmaker
			machine builder, mechanical engineering, machinery, machine maker
			haulier, truck, lorry, freight
			basics, introduction, beginners, explained, getting started, primer, newcomers
			survey, study, poll
			small firm, small company, sme, small business, small companies
			encrypted, encryption
			try, test, trial, demo, without an account, no sign-up, without registration
			newsletter, subscribe, rss, feed
			liability, liable, damages
			expire, expiry, expires, renew
			fails, error, failure, problem, goes wrong
			firewall, ports, port, inbound, network
			glossary, definition, explained, meaning, abbreviation, stand for, acronym, short for, dictionary
			waiting list, fully booked, sold out, waitlist
			sales, sales team, salesperson
			worth, benefit, pays off, business case, roi, return on investment
			press, media, journalist, interview
		`,
	},
};

const NO_WORDS: SearchWords = { compoundLinks: [""], stopWords: "", synonyms: "" };

/** Returns the linking elements of a language's compounds, an empty one first. */
export function compoundLinks(locale: Locale): readonly string[] {
	return (SEARCH_WORDS[locale] ?? NO_WORDS).compoundLinks;
}

const stopWords = new Map<Locale, ReadonlySet<string>>();

/** True if a word has no meaning for a search. */
export function isStopWord(word: string, locale: Locale): boolean {
	const known = stopWords.get(locale) ?? readStopWords(locale);
	stopWords.set(locale, known);
	return known.has(spellingOf(word, locale));
}

function readStopWords(locale: Locale): ReadonlySet<string> {
	return new Set((SEARCH_WORDS[locale] ?? NO_WORDS).stopWords.split(" ").map((word) => spellingOf(word, locale)));
}

const synonyms = new Map<Locale, ReadonlyMap<string, readonly string[]>>();

/** Returns the words and phrases with the same meaning, by their stems, which are separated by spaces. */
export function synonymsIn(locale: Locale): ReadonlyMap<string, readonly string[]> {
	const known = synonyms.get(locale) ?? readSynonyms(locale);
	synonyms.set(locale, known);
	return known;
}

function readSynonyms(locale: Locale): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (const line of (SEARCH_WORDS[locale] ?? NO_WORDS).synonyms.split("\n")) {
		const phrases = [...new Set(line.split(",").map((phrase) => stemsOf(phrase, locale)))];
		for (const phrase of phrases)
			found.set(phrase, [...(found.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
	}
	return found;
}
