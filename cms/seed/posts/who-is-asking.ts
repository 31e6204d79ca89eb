import type { PostSeed } from "../shape.ts";

export default {
	key: "who-is-asking",
	category: "law-and-governance",
	author: "leyla-vossberg",
	published_on: -140,
	text: {
		de: {
			slug: "wer-fragt-da",
			title: "Wer fragt da? Identitäten und Nachweise im Datenraum",
			description:
				"Ein Konnektor bekommt nachts um drei eine Anfrage. Woher weiß er, wer dahintersteht? Über Nachweise, Brieftaschen und das Recht zu widerrufen.",
			body: `<p>Nachts um drei fragt ein Konnektor bei einem anderen an: „Ich hätte gern die Prüfberichte der letzten Woche.“ Kein Mensch ist wach. Die Antwort muss trotzdem stimmen. Woher weiß der gefragte Konnektor, wer da fragt, ob dieses Unternehmen Mitglied ist und ob es die Berichte bekommen darf?</p>
<p>Bei einer E-\u2060Mail hilft die Erfahrung: Man kennt den Namen, den Ton, die Telefonnummer. Zwischen Maschinen braucht es etwas anderes. Es heißt Nachweis, und es ist weniger geheimnisvoll, als es klingt.</p>
<h2>Ein Nachweis ist ein Ausweis mit Absender</h2>
<p>Stellen Sie sich einen Gesellenbrief vor. Darauf steht, wer ihn ausgestellt hat, für wen, was er bestätigt und wann. Wer ihn vorzeigt, muss nicht erst bei der Kammer anrufen lassen. Ein digitaler Nachweis funktioniert genauso, nur dass die Unterschrift sich rechnerisch prüfen lässt.</p>
<p>In einem Datenraum gibt es meist drei Arten davon:</p>
<ul>
<li><strong>Identität:</strong> Dieses Unternehmen gibt es, und es steht in diesem Register.</li>
<li><strong>Mitgliedschaft:</strong> Es hat das Regelwerk angenommen und ist aufgenommen.</li>
<li><strong>Eigenschaft:</strong> Es ist Prüflabor, hat ein gültiges Zertifikat oder eine bestimmte Rolle.</li>
</ul>
<h2>Die Brieftasche liegt beim Unternehmen</h2>
<p>Die Nachweise liegen in einer digitalen Brieftasche, die dem Unternehmen gehört. Fragt ein Partner, zeigt der Konnektor den passenden Nachweis vor, und nur diesen. Der Aussteller erfährt nicht, wem er gezeigt wurde. Das ist ein wichtiger Unterschied zu einer zentralen Anmeldung, bei der eine Stelle jeden Kontakt sieht.</p>
<h3>Was beim Vorzeigen geprüft wird</h3>
<ol>
<li>Stimmt die Unterschrift des Ausstellers?</li>
<li>Erkennt der Datenraum diesen Aussteller an?</li>
<li>Gehört der Nachweis wirklich dem, der ihn zeigt?</li>
<li>Ist er noch gültig und nicht widerrufen?</li>
</ol>
<p>Alle vier Fragen sind in Sekundenbruchteilen beantwortet. Lautet eine Antwort nein, endet das Gespräch mit einer Begründung. Auf die Begründung legen wir Wert: „Abgelehnt“ allein kostet am nächsten Morgen eine Stunde Suche.</p>
<h2>Das Vertrauen steckt nicht in der Technik</h2>
<p>Die Unterschrift beweist nur, dass der Aussteller etwas bestätigt hat. Ob er vorher gut hingesehen hat, beweist sie nicht. Deshalb ist die wichtigste Frage an jeden Datenraum: Wer stellt Nachweise aus, und wie prüft er?</p>
<p>Wir verlangen für die Identität einen aktuellen Registerauszug, eine Vollmacht der handelnden Person und einen Rückruf unter einer Nummer, die nicht im Antrag steht. Der Rückruf ist altmodisch. Er hat uns im vergangenen Jahr zweimal davor bewahrt, dem Falschen einen Nachweis auszustellen.</p>
<blockquote><p>Eine falsche Prüfung mit richtiger Unterschrift ist schlimmer als gar keine, denn alle verlassen sich darauf.</p></blockquote>
<h2>Warum Nachweise ablaufen sollen</h2>
<p>Unternehmen ändern sich: neuer Name, neue Geschäftsführung, eine Insolvenz. Ein Nachweis, der ewig gilt, bestätigt irgendwann etwas Falsches. Zwölf Monate sind für eine Mitgliedschaft eine gute Frist, bei Zertifikaten gilt deren eigene. Wir erinnern 60, 30 und 7\u00a0Tage vor Ablauf, und zwar eine Person und nicht ein Sammelpostfach.</p>
<h3>Widerruf</h3>
<p>Manchmal muss es schneller gehen: Ein Schlüssel ist verloren, ein Mitglied ausgeschlossen. Der Aussteller trägt den Nachweis dann in eine Liste ein, die jeder Konnektor beim Prüfen ansieht. Ab der nächsten Anfrage ist Schluss. Wer einen Widerruf veranlassen darf, gehört ins <a href="/de/regelwerk-auf-sechs-seiten">Regelwerk</a>, nicht in die Technik.</p>
<h2>Drei Fragen an Ihren Datenraum</h2>
<ul>
<li>Wie prüft der Aussteller, und kann man das nachlesen?</li>
<li>Was geschieht am Tag, an dem unser Nachweis abläuft?</li>
<li>Wie schnell wirkt ein Widerruf, und wer darf ihn auslösen?</li>
</ul>
<p>Wie eine Aufnahme Schritt für Schritt verläuft, lesen Sie unter <a href="/de/trust-participate">Vertrauen und teilnehmen</a>.</p>`,
		},
		en: {
			slug: "who-is-asking",
			title: "Who is asking? Identities and credentials in a data space",
			description:
				"At three in the morning a connector receives a request. How does it know who is behind it? On credentials, wallets and the right to revoke them.",
			body: `<p>At three in the morning one connector asks another: “May I have last week’s inspection reports?” No human being is awake. The answer has to be right all the same. How does the connector know who is asking, whether that company is a member, and whether it may have the reports?</p>
<p>With an email, experience helps: you know the name, the tone, the phone number. Between machines, something else is needed. It is called a credential, and it is less mysterious than it sounds.</p>
<h2>A credential is proof with a sender</h2>
<p>Think of a master craftsman’s certificate. It says who issued it, to whom, what it confirms and when. When it is shown, nobody has to call the issuer first. A digital credential works the same way, except that the signature can be verified mathematically.</p>
<p>A data space usually has three kinds of them:</p>
<ul>
<li><strong>Identity:</strong> this company exists, and it is in this register.</li>
<li><strong>Membership:</strong> it has accepted the rulebook and has been admitted.</li>
<li><strong>Attribute:</strong> it is a test laboratory, holds a valid certificate or has a certain role.</li>
</ul>
<h2>The company holds the wallet</h2>
<p>The credentials are kept in a digital wallet that belongs to the company. When a partner asks, the connector presents the credential that fits, and only that one. The issuer does not learn who has seen it. That is an important difference from a central sign-in, where one body sees every contact.</p>
<h3>What is checked when a credential is presented</h3>
<ol>
<li>Is the issuer’s signature valid?</li>
<li>Does the data space recognise this issuer?</li>
<li>Does the credential really belong to whoever presents it?</li>
<li>Is it still valid and not revoked?</li>
</ol>
<p>All four questions are answered in fractions of a second. If any answer is no, the conversation ends, and a reason is given. The reason matters to us: “refused” on its own costs an hour of searching the next morning.</p>
<h2>Trust is not in the technology</h2>
<p>The signature only proves that the issuer has confirmed something. It does not prove that the issuer looked closely first. So the most important question to ask of any data space is: who issues credentials, and how do they check?</p>
<p>For an identity we require a current extract from the register, a power of attorney for the person acting, and we call back on a number that is not in the application. Calling back is old-fashioned. In the past year, it has twice kept us from issuing a credential to the wrong person.</p>
<blockquote><p>A botched check with a valid signature is worse than no check at all, because everyone relies on it.</p></blockquote>
<h2>Why credentials should expire</h2>
<p>Companies change: a new name, new directors, an insolvency. A credential that lasts forever will one day confirm something untrue. Twelve months is a good period for a membership; certificates come with their own. We send reminders 60, 30 and 7\u00a0days before expiry, to a person and not to a shared mailbox.</p>
<h3>Revocation</h3>
<p>Sometimes it has to be quicker: a key has been lost, a member excluded. The issuer then enters the credential in a list that every connector consults when it checks. From the next request on, it no longer works. Who may order a revocation is a matter for the <a href="/a-rulebook-on-six-pages">rulebook</a>, not for the technology.</p>
<h2>Three questions for your data space</h2>
<ul>
<li>How does the issuer check, and is that published?</li>
<li>What happens on the day our credential expires?</li>
<li>How quickly does a revocation take effect, and who may trigger it?</li>
</ul>
<p>How an admission works, step by step, is described under <a href="/trust-participate">Trust and participate</a>.</p>`,
		},
	},
} satisfies PostSeed;
