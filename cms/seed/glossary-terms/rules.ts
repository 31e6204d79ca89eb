import type { GlossaryTermSeed } from "../shape.ts";

export default [
	{
		key: "usage-policy",
		related: ["usage-contract", "usage-control", "rulebook"],
		text: {
			de: {
				slug: "nutzungsregel",
				term: "Nutzungsregel",
				short:
					"Eine Bedingung, unter der Daten genutzt werden dürfen, so aufgeschrieben, dass Menschen sie verstehen und Konnektoren sie auswerten.",
				body: `<p>„Nur für Mitglieder, nur zur Berechnung des eigenen Fußabdrucks, nach zwölf Monaten löschen.“ Das ist eine Nutzungsregel mit drei Teilen. Sie hängt am Angebot im Katalog, und wer das Angebot annimmt, nimmt auch sie an.</p>
<p>Aufgeschrieben wird sie als Erlaubnis, Verbot oder Pflicht, jeweils mit Bedingungen. So kann der Konnektor vor der Übergabe prüfen, was sich prüfen lässt: Mitgliedschaft, Rolle, Frist. Den Zweck sieht er nicht. Dieser Teil wirkt nur, weil er im Vertrag steht.</p>
<p>Eine gute Nutzungsregel passt in einen Satz, den auch der Vertrieb am Telefon erklären kann. Wer mehr als drei Bedingungen braucht, macht besser zwei Angebote daraus. Ausführlich steht das in <a href="/de/was-nutzungsregeln-koennen">Was eine Nutzungsregel kann und was nicht</a>.</p>`,
				synonyms: ["Nutzungsrichtlinie"],
			},
			en: {
				slug: "usage-policy",
				term: "Usage policy",
				short:
					"A condition under which data may be used, written so that people understand it and connectors can evaluate it.",
				body: `<p>“Only for members, only to calculate your own footprint, to be deleted after twelve months.” That is a usage policy in three parts. It is attached to the offer in the catalogue, and anyone who accepts the offer accepts the policy, too.</p>
<p>It is written as a permission, a prohibition or a duty, each with conditions. That way the connector can check, before handing anything over, whatever can be checked: membership, role, term. It cannot see the purpose. That part works only because it is in the contract.</p>
<p>A good usage policy fits into one sentence that sales can explain over the phone. If you need more than three conditions, split the offer in two. There is more about this in <a href="/what-a-usage-policy-can-do">What a usage policy can and cannot do</a>.</p>`,
				synonyms: ["Usage rule"],
			},
		},
	},
	{
		key: "usage-contract",
		related: ["usage-policy", "catalogue", "audit-log"],
		text: {
			de: {
				slug: "nutzungsvertrag",
				term: "Nutzungsvertrag",
				short:
					"Die Vereinbarung zwischen zwei Konnektoren über ein Datenangebot: wer was unter welcher Nutzungsregel wie lange bekommt.",
				body: `<p>Ein Nutzungsvertrag entsteht in Sekunden. Ein Konnektor schickt eine Anfrage zu einem Angebot, der andere prüft Nachweise und Regel, beide bestätigen. Danach haben beide Seiten dieselbe Urkunde mit Kennung, Datum und der Fassung der Regel, die an diesem Tag galt.</p>
<p>Das ersetzt keinen Rahmenvertrag. Haftung, Preise und Gerichtsstand stehen weiterhin auf Papier, meist im Regelwerk des Verbunds oder in einem Liefervertrag. Der Nutzungsvertrag hält fest, was für genau diese Daten gilt, und er lässt sich genauso schnell beenden, wie er geschlossen wurde.</p>
<p>Heben Sie die Urkunden auf, auch die abgelaufenen. In einem Streit um alte Zahlen ist die Frage fast immer, welche Bedingung damals vereinbart war.</p>`,
				synonyms: ["Datennutzungsvertrag"],
			},
			en: {
				slug: "usage-contract",
				term: "Usage contract",
				short:
					"The agreement between two connectors on a data offer: who gets what, under which usage policy and for how long.",
				body: `<p>A usage contract takes seconds to make. One connector sends a request for an offer, the other checks credentials and policy, and both confirm. After that each side holds the same document with an identifier, a date and the version of the policy that applied on that day.</p>
<p>It does not replace a framework agreement. Liability, prices and place of jurisdiction are still on paper, usually in the alliance’s rulebook or in a supply contract. The usage contract records what applies to exactly this data, and it can be ended as quickly as it was made.</p>
<p>Keep the documents, even those that have expired. In a dispute about old figures, the question is nearly always which condition was agreed at the time.</p>`,
				synonyms: ["Data usage agreement"],
			},
		},
	},
	{
		key: "usage-control",
		related: ["usage-policy", "connector", "audit-log"],
		text: {
			de: {
				slug: "nutzungskontrolle",
				term: "Nutzungskontrolle",
				short:
					"Alles, was dafür sorgt, dass Daten nach der Übergabe so verwendet werden, wie es die Nutzungsregel erlaubt.",
				body: `<p>Zugriffskontrolle fragt: Darf dieses Unternehmen die Daten haben? Nutzungskontrolle fragt weiter: Was darf es damit tun, wie lange, und woran würde man einen Verstoß merken?</p>
<p>In der Praxis hat sie drei Stufen:</p>
<ul>
<li><strong>Verhindern.</strong> Der Konnektor gibt nichts heraus, wenn Frist, Rolle oder Nachweis nicht passen.</li>
<li><strong>Nachvollziehen.</strong> Abrufe und Löschungen stehen in einem Protokoll, das beide Seiten lesen können.</li>
<li><strong>Vereinbaren.</strong> Zweck und Weitergabe regelt der Vertrag, mit Folgen bei einem Verstoß.</li>
</ul>
<p>Vollständig ist sie nie. Wer eine Zahl gesehen hat, kann sie sich merken. Die wirksamste Nutzungskontrolle ist deshalb oft, gröbere Daten anzubieten: einen Mittelwert statt einer Messreihe.</p>`,
				synonyms: ["Usage Control"],
			},
			en: {
				slug: "usage-control",
				term: "Usage control",
				short:
					"Everything that makes sure that, after it has been handed over, data is used only as the usage policy allows.",
				body: `<p>Access control asks: may this company have the data? Usage control goes on to ask: what may it do with the data, for how long, and how would anyone notice a breach?</p>
<p>In practice it has three levels:</p>
<ul>
<li><strong>Prevent.</strong> The connector hands nothing over unless term, role and credential are in order.</li>
<li><strong>Trace.</strong> Requests and deletions are kept in a log that both sides can read.</li>
<li><strong>Agree.</strong> Purpose and onward sharing are a matter of contract, with consequences if it is broken.</li>
</ul>
<p>It is never complete. Anyone who has seen a figure can remember it. That is why the most effective form of usage control is often to offer coarser data: a mean instead of a series of measurements.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "data-sovereignty",
		related: ["usage-policy", "data-space", "data-act"],
		text: {
			de: {
				slug: "datensouveraenitaet",
				term: "Datensouveränität",
				short:
					"Die Fähigkeit, selbst zu entscheiden, wer die eigenen Daten wofür bekommt, und diese Entscheidung auch durchzusetzen.",
				body: `<p>Ein Werkzeughersteller lässt seine Maschinendaten von drei Plattformen auswerten. Auf die Frage, wer sie heute Morgen gelesen hat, weiß er keine Antwort. Rechtlich gehören sie vielleicht ihm. Souverän ist er nicht.</p>
<p>Datensouveränität heißt nicht, alles für sich zu behalten. Sie heißt, dass Teilen eine Entscheidung ist, die man kennt, begründen und zurücknehmen kann. Dazu braucht es drei Dinge: einen Überblick über die eigenen Daten, eine Nutzungsregel für jedes Angebot und eine Technik, die nichts an der Regel vorbei hinausgibt.</p>
<p>Der häufigste Irrtum ist, sie an den Standort eines Servers zu knüpfen. Ein Rechner im eigenen Keller hilft wenig, wenn niemand weiß, welche Schnittstellen er nach außen hat.</p>`,
				synonyms: [],
			},
			en: {
				slug: "data-sovereignty",
				term: "Data sovereignty",
				short: "The ability to decide for yourself who gets your data and for what, and to make that decision stick.",
				body: `<p>A toolmaker has its machine data analysed by three platforms. Asked who read it this morning, it has no answer. Legally, the data may well belong to the company. But it is not sovereign.</p>
<p>Data sovereignty does not mean keeping everything to yourself. It means that sharing is a decision you know about, can give reasons for and can take back. That takes three things: an overview of your own data, a usage policy for every offer, and technology that lets nothing out past the policy.</p>
<p>The most common mistake is to tie it to the location of a server. A computer in your own basement is of little help if nobody knows which interfaces it has to the outside.</p>`,
				synonyms: [],
			},
		},
	},
	{
		key: "rulebook",
		related: ["governance", "usage-policy", "operator"],
		text: {
			de: {
				slug: "regelwerk",
				term: "Regelwerk",
				short:
					"Der Vertrag, dem alle Mitglieder eines Datenraums zustimmen: wer mitmachen darf, wer entscheidet, was gilt und wie man wieder geht.",
				body: `<p>Technik kann prüfen, ob ein Nachweis gültig ist. Sie kann nicht entscheiden, wer einen bekommen soll. Solche Fragen beantwortet das Regelwerk, und zwar bevor sie sich stellen.</p>
<p>Bewährt haben sich sechs Kapitel: Aufnahme, Entscheidungen, Verhältnis der Mitglieder untereinander, Aufgaben des Betreibers, Verstöße, Austritt. Was sich oft ändert, etwa Formate oder Listen anerkannter Aussteller, gehört in Anhänge, die ein Fachkreis anpassen darf.</p>
<p>Ein Regelwerk ist gut, wenn Menschen es aus dem Kopf zitieren. Das gelingt bei sechs Seiten und nie bei achtzig. Wie man von dem einen zum anderen kommt, erzählt <a href="/de/regelwerk-auf-sechs-seiten">Ein Regelwerk auf sechs Seiten</a>.</p>`,
				synonyms: [],
			},
			en: {
				slug: "rulebook",
				term: "Rulebook",
				short:
					"The contract that all members of a data space accept: who may join, who decides, what applies and how to leave.",
				body: `<p>Technology can check whether a credential is valid. It cannot decide who ought to have one. Questions like that are answered by the rulebook, before they come up.</p>
<p>Six chapters have stood the test: admission, decisions, how members deal with one another, duties of the operator, breaches, leaving. Whatever changes often, such as formats or lists of recognised issuers, belongs in annexes that a committee of experts may amend.</p>
<p>A rulebook is good when people can quote it from memory. That works with six pages and never with eighty. How to get from one to the other is described in <a href="/a-rulebook-on-six-pages">A rulebook on six pages</a>.</p>`,
				synonyms: [],
			},
		},
	},
] satisfies GlossaryTermSeed[];
