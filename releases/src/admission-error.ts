/** A release that may not go live, or not even into the store; the message says why and what to do. */
export class AdmissionError extends Error {
	override readonly name = "AdmissionError";
}
