// Name of a remote, and names derived from it.

import { AdmissionError } from "@hub/releases/admission-error";

export interface RemoteName {
	/** `mf-city-maps` */
	readonly name: string;
	/** `city-maps`, for addresses and file names. */
	readonly path: string;
	/** `cityMaps` */
	readonly variable: string;
	/** `CityMaps` */
	readonly type: string;
	/** `City maps` */
	readonly title: string;
}

/** @throws AdmissionError if the name is invalid */
export function remoteNameOf(name: string): RemoteName {
	if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
		throw new AdmissionError(
			`“${name}” is not a valid name: use “mf-” and one or more words in lower case, such as mf-city-maps, 40 letters at most.`,
		);
	const path = name.slice("mf-".length);
	const type = path.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
	const words = path.replaceAll("-", " ");
	return {
		name,
		path,
		variable: type.charAt(0).toLowerCase() + type.slice(1),
		type,
		title: words.charAt(0).toUpperCase() + words.slice(1),
	};
}
