import styles from "./cover.module.css";
import type { CoverShape, CoverTone } from "./cover-composition.ts";
import { paintColour } from "./cover-palette.ts";

/** One shape of a computed picture: painted by the theme, or, with a `literalTone`, in the light theme's colours. */
export function CoverPath({
	shape: { paint, path, stroke },
	literalTone,
}: {
	shape: CoverShape;
	literalTone?: CoverTone | undefined;
}) {
	if (literalTone) {
		const colour = paintColour(paint, literalTone);
		return stroke ? <path d={path} strokeWidth={stroke} stroke={colour} fill="none" /> : <path d={path} fill={colour} />;
	}
	return stroke ? (
		<path d={path} strokeWidth={stroke} className={styles[`${paint}Line`]} />
	) : (
		<path d={path} className={styles[paint]} />
	);
}
