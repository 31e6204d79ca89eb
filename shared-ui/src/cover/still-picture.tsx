import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import * as server from "./picture-markup.server.ts";
import type { Picture } from "./picture-markup.ts";

/** Absent in a browser's build. */
const drawAtOnce: ((picture: Picture) => string) | undefined = server.pictureMarkup;

interface StillPictureProps extends ComponentPropsWithoutRef<"svg"> {
	readonly picture: Picture;
	readonly viewBox: string;
}

/**
 * A computed picture that a browser takes as the server drew it: neither its paths nor what draws them have to be there
 * to hydrate a page. Where the server did not draw it, the code comes on its own. Another picture needs another `key`.
 */
export function StillPicture({ picture, viewBox, ...svg }: StillPictureProps) {
	const [, , width, height] = viewBox.split(" ");
	const element = useRef<SVGSVGElement>(null);
	const [markup, setMarkup] = useState(() => ({ __html: drawAtOnce?.(picture) ?? "" }));
	const [first] = useState(picture);
	useEffect(() => {
		if (element.current?.firstChild) return undefined;
		let gone = false;
		import(/* webpackChunkName: "pictures" */ "./picture-markup.ts").then(
			({ pictureMarkup }) => {
				if (!gone) setMarkup({ __html: pictureMarkup(first) });
			},
			// On failure the space stays plain: the picture is decorative.
			() => undefined,
		);
		return () => {
			gone = true;
		};
	}, [first]);
	return (
		<svg
			{...svg}
			viewBox={viewBox}
			width={width}
			height={height}
			ref={element}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			suppressHydrationWarning
			dangerouslySetInnerHTML={markup}
		/>
	);
}
