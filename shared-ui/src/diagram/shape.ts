// Shapes of a drawing. The server computes them from labels, so that browsers need no layout code.

/** Look of a surface or stroke: a class of `diagram.module.css`. */
export type ShapeLook =
	| "own"
	| "middle"
	| "other"
	| "mid"
	| "edge"
	| "rule"
	| "box"
	| "agreed"
	| "pill"
	| "number"
	| "dot"
	| "connector"
	| "link"
	| "agreement"
	| "flow"
	| "ring"
	| "spark";

/** One shape, in units of its plan. */
export type Shape =
	| { readonly path: string; readonly look: ShapeLook }
	/** `[x, y, width, height, radius]`. */
	| { readonly rect: readonly [number, number, number, number, number]; readonly look: ShapeLook }
	/** `[x, y, radius]`. */
	| { readonly circle: readonly [number, number, number]; readonly look: ShapeLook }
	/** Lines of text. `at` is the position of the first one, `leading` the distance between two of them. */
	| {
			readonly lines: readonly string[];
			readonly at: readonly [number, number];
			readonly leading: number;
			readonly look: "normal" | "strong" | "title";
			readonly align: "start" | "middle" | "end";
	  };

/** A drawing for one width. */
export interface Plan {
	readonly width: number;
	readonly height: number;
	/** In order: later ones lie upon earlier ones. */
	readonly shapes: readonly Shape[];
}

/** A diagram in landscape, for wide containers, and in portrait, for narrow ones. */
export interface Drawing {
	readonly wide: Plan;
	readonly narrow: Plan;
}

/** The widths of all landscape and portrait drawings. */
export const WIDE = 720;
export const NARROW = 280;

/** Creates a drawing with the standard widths. */
export function drawing(wide: PlanOf, narrow: PlanOf): Drawing {
	return {
		wide: { width: WIDE, height: wide.height, shapes: wide.shapes.flat() },
		narrow: { width: NARROW, height: narrow.height, shapes: narrow.shapes.flat() },
	};
}

/** Height and grouped shapes of a plan. */
export interface PlanOf {
	readonly height: number;
	readonly shapes: readonly (readonly Shape[])[];
}
