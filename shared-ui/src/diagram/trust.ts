import { arrow, box, connector, field, label, line, pill, spark, title } from "./parts.ts";
import { type Drawing, drawing } from "./shape.ts";

/** Labels of issuing and verifying a credential. */
export interface TrustLabels {
	/** Name of the issuer, e.g. “Prüfstelle”. */
	readonly issuer: string;
	/** E.g. “stellt aus”. */
	readonly issues: string;
	/** Name of the holder, e.g. “Ihr Unternehmen”. */
	readonly holder: string;
	/** Name of the credential, e.g. “Nachweis in Ihrer Brieftasche”. */
	readonly credential: string;
	/** E.g. “zeigt vor”. */
	readonly presents: string;
	/** To whom, e.g. “Ihr Kunde”. */
	readonly verifier: string;
	/** The register of the credentials' status. */
	readonly register: string;
	/** Action of the issuer at the register. */
	readonly enters: string;
	/** Action of the other side at the register. */
	readonly checks: string;
}

/**
 * Issuer, holder and verifier (the roles of W3C Verifiable Credentials), and the status register that issuer and
 * verifier use.
 */
export function trust(labels: TrustLabels): Drawing {
	return drawing(
		{
			height: 370,
			shapes: [
				field(0, 0, 240, 236, "middle"),
				field(240, 0, 240, 236, "own"),
				field(480, 0, 240, 236, "middle"),
				field(0, 236, 720, 134, "other"),
				line("M240 0v236M480 0v236M0 236h720", "edge"),
				title(24, 42, labels.issuer, 19),
				title(264, 42, labels.holder, 19),
				title(504, 42, labels.verifier, 19),
				arrow([150, 150], [280, 150]),
				arrow([440, 150], [568, 150]),
				line("M120 180v126h120M600 180v126h-120", "agreement"),
				connector(120, 150),
				connector(600, 150),
				box([282, 114, 156, 72], labels.credential, 17, "agreed"),
				spark(240, 150),
				spark(480, 150),
				pill(240, 98, labels.issues),
				pill(480, 98, labels.presents),
				box([240, 272, 240, 68], labels.register, 26),
				label(134, 270, labels.enters, { limit: 12, align: "start" }),
				label(586, 270, labels.checks, { limit: 12, align: "end" }),
			],
		},
		{
			height: 526,
			shapes: [
				field(0, 0, 280, 134, "middle"),
				field(0, 134, 280, 134, "own"),
				field(0, 268, 280, 134, "middle"),
				field(0, 402, 280, 124, "other"),
				line("M0 134h280M0 268h280M0 402h280", "edge"),
				line("M82 66H264V436M52 380v56", "agreement"),
				title(92, 36, labels.issuer, 16),
				title(92, 170, labels.holder, 16),
				title(92, 304, labels.verifier, 16),
				arrow([52, 100], [52, 188]),
				arrow([52, 246], [52, 316]),
				connector(52, 66),
				connector(52, 350),
				box([20, 190, 224, 56], labels.credential, 25, "agreed"),
				spark(52, 134),
				spark(52, 268),
				pill(140, 134, labels.issues),
				pill(140, 268, labels.presents),
				label(94, 84, labels.enters, { limit: 18, align: "start" }),
				label(92, 372, labels.checks, { limit: 20, align: "start" }),
				box([16, 436, 256, 62], labels.register, 30),
			],
		},
	);
}
