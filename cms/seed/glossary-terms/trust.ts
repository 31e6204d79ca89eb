import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "verifiable-credential",
		related: ["wallet", "trust-anchor", "digital-identity"],
		text: {
			de: {
				slug: "ueberpruefbarer-nachweis",
				term: "Überprüfbarer Nachweis",
				short:
					"Eine signierte Auskunft über ein Unternehmen, etwa über seine Mitgliedschaft, die jeder Empfänger ohne Rückfrage beim Aussteller prüfen kann.",
				body: `<p>Ein Ausweis auf Papier funktioniert, weil man Siegel und Foto prüfen kann, ohne im Rathaus anzurufen. Ein überprüfbarer Nachweis überträgt das auf Unternehmen. Eine anerkannte Stelle bestätigt etwas, signiert es und legt es in die Brieftasche des Inhabers. Von da an zeigt dieser es vor, wem er will.</p>
<p>Der Empfänger prüft vier Dinge: die Signatur, ob der Aussteller anerkannt ist, ob der Nachweis zum Vorzeigenden gehört und ob er noch gilt. Der Aussteller erfährt davon nichts.</p>
<p>Ein Nachweis sagt nur, dass jemand etwas bestätigt hat, nicht, dass er gut hingesehen hat. Darum zählt, wie der Aussteller prüft. Mehr dazu in <a href="/de/wer-fragt-da">Wer fragt da?</a></p>`,
				synonyms: ["Nachweis", "Verifiable Credential"],
			},
			en: {
				slug: "verifiable-credential",
				term: "Verifiable credential",
				short:
					"A signed statement about a company, for instance that it is a member, which any recipient can check without asking the issuer.",
				body: `<p>A paper identity card works because you can check seal and photograph without calling the town hall. A verifiable credential does the same for companies. A recognised body confirms something, signs it and puts it into the holder’s wallet. From then on the holder presents it to whomever it likes.</p>
<p>The recipient checks four things: the signature, whether the issuer is recognised, whether the credential belongs to whoever presents it, and whether it is still valid. The issuer never hears about any of this.</p>
<p>A credential says only that someone has confirmed something, not that they looked closely. So what counts is how the issuer checks. There is more about that in <a href="/who-is-asking">Who is asking?</a></p>`,
				synonyms: ["Credential"],
			},
		},
	},
	{
		key: "wallet",
		related: ["verifiable-credential", "digital-identity"],
		text: {
			de: {
				slug: "digitale-brieftasche",
				term: "Digitale Brieftasche",
				short:
					"Der Ort, an dem ein Unternehmen seine Nachweise aufbewahrt und von dem aus sein Konnektor sie vorzeigt.",
				body: `<p>In der Brieftasche liegen Mitgliedschaft, Rolle im Datenraum und vielleicht ein Zertifikat der Qualitätssicherung. Fragt ein Partner an, sucht der Konnektor heraus, was für diese Anfrage nötig ist, und zeigt nur das vor. Wer die Mitgliedschaft sehen will, erfährt nichts vom Zertifikat.</p>
<p>Eine Brieftasche für Unternehmen unterscheidet sich in einem Punkt von der auf dem Telefon: Sie gehört niemandem persönlich. Mehrere Menschen dürfen sie öffnen, und wer ausscheidet, verliert den Zugang, ohne dass die Nachweise verloren gehen.</p>
<p>Klären Sie deshalb vor dem ersten Eintrag, wer den Schlüssel hält, wer ihn vertritt und wo die Sicherung liegt. Eine verlorene Brieftasche bedeutet, alle Prüfungen noch einmal zu durchlaufen.</p>`,
				synonyms: ["Brieftasche", "Wallet"],
			},
			en: {
				slug: "digital-wallet",
				term: "Digital wallet",
				short: "The place where a company keeps its credentials, and from which its connector presents them.",
				body: `<p>In the wallet there is a membership, a role in the data space and perhaps a certificate from quality assurance. When a partner sends a request, the connector picks out what this request needs and presents only that. A partner who wants to see the membership learns nothing about the certificate.</p>
<p>A company’s wallet differs in one respect from the one on a phone: it does not belong to any one person. Several people may open it, and those who leave the company lose access without the credentials being lost.</p>
<p>So settle, before the first entry, who holds the key, who stands in for them and where the backup is. A lost wallet means going through every check again.</p>`,
				synonyms: ["Wallet"],
			},
		},
	},
	{
		key: "digital-identity",
		related: ["verifiable-credential", "trust-anchor", "wallet"],
		text: {
			de: {
				slug: "digitale-identitaet",
				term: "Digitale Identität",
				short:
					"Woran ein Datenraum ein Unternehmen wiedererkennt: eine Kennung, ein Schlüssel und Nachweise, die zu beidem gehören.",
				body: `<p>Am Telefon erkennt man eine Stimme, im Datenraum eine Signatur. Die digitale Identität eines Unternehmens besteht aus einer Kennung, die sich nie ändert, einem Schlüsselpaar, mit dem es beweist, dass wirklich es selbst dahintersteht, und Nachweisen anerkannter Stellen.</p>
<p>Die Kennung allein sagt nichts. Jeder kann sich eine geben, so wie jeder ein Türschild drucken kann. Erst der Nachweis, dass hinter ihr ein eingetragenes Unternehmen steht und dass die handelnde Person es vertreten darf, macht sie brauchbar.</p>
<p>Identitäten überdauern Software. Wenn Ihr Konnektor umzieht, nimmt er die Kennung mit, und die Partner merken nichts davon. Planen Sie nur den Wechsel der Schlüssel ein, am besten einmal im Jahr und nicht erst nach einem Vorfall.</p>`,
				synonyms: ["Unternehmensidentität"],
			},
			en: {
				slug: "digital-identity",
				term: "Digital identity",
				short: "What a data space recognises a company by: an identifier, a key, and credentials that belong to both.",
				body: `<p>On the phone you recognise a voice, in a data space a signature. A company’s digital identity consists of an identifier that never changes, a pair of keys with which it proves that it is who it says it is, and credentials from recognised bodies.</p>
<p>The identifier alone says nothing. Anyone can give themselves one, just as anyone can print a nameplate. It becomes useful with the credential that a registered company stands behind it, and that the person acting may represent that company.</p>
<p>Identities outlive software. When your connector moves, it takes the identifier with it, and the partners do not notice. Do plan for changing the keys, though, preferably once a year and not only after an incident.</p>`,
				synonyms: ["Company identity"],
			},
		},
	},
	{
		key: "trust-anchor",
		related: ["verifiable-credential", "governance", "digital-identity"],
		text: {
			de: {
				slug: "vertrauensanker",
				term: "Vertrauensanker",
				short:
					"Eine Stelle, deren Nachweise alle Teilnehmer eines Datenraums anerkennen und auf die sich jede Prüfung zurückführen lässt.",
				body: `<p>Vertrauen muss irgendwo anfangen. Im Alltag ist es das Handelsregister, das Grundbuch oder die Kammer: Stellen, deren Wort man nimmt, weil man weiß, wie sie prüfen und wer sie beaufsichtigt. Im Datenraum heißt so eine Stelle Vertrauensanker.</p>
<p>Welche es sind, beschließen die Mitglieder. Die Liste steht im Anhang des Regelwerks, und jeder Konnektor hat sie geladen. Kommt ein Nachweis von woanders, wird er nicht schlechter behandelt, sondern gar nicht.</p>
<p>Zwei Anker sind besser als einer. Fällt einer aus oder verliert er das Vertrauen, geht der Betrieb weiter. Entscheidend ist, dass beide nach derselben Anleitung prüfen und dass alle diese Anleitung lesen können.</p>`,
				synonyms: ["Trust Anchor"],
			},
			en: {
				slug: "trust-anchor",
				term: "Trust anchor",
				short:
					"A body whose credentials all participants of a data space recognise, and to which every check can be traced back.",
				body: `<p>Trust has to begin somewhere. In everyday life it is the company register, the land register or a chamber: bodies whose word is accepted because people know how they check and who supervises them. In a data space such a body is called a trust anchor.</p>
<p>The members decide which ones there are. The list is in an annex to the rulebook, and every connector has it loaded. A credential from anywhere else is not treated less well; it is not treated at all.</p>
<p>Two anchors are better than one. If one fails or loses trust, operations continue. What matters is that both follow the same procedure when they check, and that anyone can read it.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "audit-log",
		related: ["usage-control", "usage-contract", "traceability"],
		text: {
			de: {
				slug: "zugriffsprotokoll",
				term: "Zugriffsprotokoll",
				short:
					"Die fortlaufende Aufzeichnung, wer wann auf welcher Grundlage welche Daten abgerufen hat, ohne die Daten selbst.",
				body: `<p>Mittwoch, 9:14\u00a0Uhr: Vertrag\u00a0407, Abruf durch den Pumpenhersteller, 212\u00a0Zeilen, Fassung\u00a03 der Nutzungsregel. So sieht ein Eintrag aus. Mehr steht nicht darin, und das ist Absicht: Ein Protokoll, das die Daten wiederholt, müsste man genauso schützen wie die Daten.</p>
<p>Beide Seiten führen ihr eigenes. Solange die Einträge zusammenpassen, gibt es nichts zu besprechen. Passen sie nicht zusammen, weiß man wenigstens, ab welcher Stelle.</p>
<p>Ein Zugriffsprotokoll verhindert keinen Missbrauch. Es sorgt dafür, dass man ihn bemerken kann, sofern jemand hinsieht. Legen Sie fest, wer das einmal im Monat tut, und wen dieser Mensch bei einer Auffälligkeit zuerst anruft.</p>`,
				synonyms: ["Nutzungsprotokoll"],
			},
			en: {
				slug: "audit-log",
				term: "Audit log",
				short: "The running record of who fetched which data, when and on what grounds, without the data itself.",
				body: `<p>Wednesday, 9:14\u00a0am: contract\u00a0407, request by the pump maker, 212\u00a0rows, version\u00a03 of the usage policy. That is what an entry looks like. There is nothing more in it, on purpose: a log that repeated the data would need the same protection as the data.</p>
<p>Each side keeps its own. As long as the entries match there is nothing to discuss. If they do not, at least you know from which point on.</p>
<p>An audit log does not prevent misuse. It makes sure that misuse can be noticed, provided someone looks. Decide who does that once a month, and who they call first if something looks odd.</p>`,
				synonyms: ["Access log"],
			},
		},
	},
] satisfies GlossaryTermSeed[];
