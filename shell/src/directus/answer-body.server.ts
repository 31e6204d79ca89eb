// The body of an answer of the content service, with a bound: what never ends, or is larger than anything it holds, must not fill the memory.

/** The body was larger than its bound. */
export class AnswerTooLarge extends Error {
	override readonly name = "AnswerTooLarge";
}

/**
 * Reads a body to its end; whatever ends the call ends the reading.
 * @param most in bytes, after unpacking
 * @throws AnswerTooLarge; the rest of the body is left unread
 */
export async function readAnswer(answer: Response, most: number): Promise<Buffer<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let length = 0;
	// Leaving the loop cancels the body.
	for await (const part of answer.body ?? []) {
		length += part.length;
		if (length > most) throw new AnswerTooLarge(`it gave more than ${most} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts, length);
}
