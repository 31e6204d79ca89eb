/** Motif of a picture. */
export type Motif = "fields" | "paths" | "rings" | "steps" | "bridge";

/** A drawing with its focal point, in pixels from the upper left. */
export interface Drawing {
	readonly svg: string;
	readonly focus: { readonly x: number; readonly y: number };
}

/** Colours of drawn covers in the light theme, because lists show both side by side. */
const colour = {
	paper: "#fffdf8",
	ink: "#0d1a2b",
	line: "#ece6d8",
	brand: "#0a5f63",
	signal: "#d84a22",
	leaf: "#9bbb82",
	sky: "#86b3d6",
	clay: "#d8a377",
	plum: "#bb8fb2",
} as const;

const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
	`<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}" stroke="${colour.paper}" stroke-width="6"/>`;
const curve = (path: string, stroke: string, weight = 8): string =>
	`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round"/>`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a composition of fields, arcs and nodes. The same motif and size always give the same drawing. */
export function pictureSvg(motif: Motif, width: number, height: number): Drawing {
	const { shapes, focus } = compositions[motif](width, height);
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, colour.paper)}${shapes.join("")}</svg>`,
		focus: { x: Math.round(focus.x), y: Math.round(focus.y) },
	};
}

interface Composition {
	readonly shapes: readonly string[];
	readonly focus: { readonly x: number; readonly y: number };
}

const compositions: Record<Motif, (w: number, h: number) => Composition> = {
	fields(w, h) {
		const x = w * 0.56;
		const y = h * 0.42;
		const lower = h * 0.68;
		return {
			shapes: [
				rect(0, 0, x, y, colour.brand),
				rect(x, 0, w - x, lower, colour.sky),
				rect(0, y, x, h - y, colour.clay),
				rect(x, lower, w - x, h - lower, colour.leaf),
				`<path d="M ${x} ${y} m ${-h * 0.3} 0 a ${h * 0.3} ${h * 0.3} 0 0 1 ${h * 0.3} ${-h * 0.3} v ${h * 0.3} z" fill="${colour.paper}" fill-opacity="0.22"/>`,
				`<path d="M ${x} ${lower} m ${h * 0.24} 0 a ${h * 0.24} ${h * 0.24} 0 0 1 ${-h * 0.24} ${h * 0.24} v ${-h * 0.24} z" fill="${colour.ink}" fill-opacity="0.18"/>`,
				curve(`M 0 ${y} H ${x} V ${h}`, colour.paper, 6),
				curve(`M ${x} 0 V ${lower} H ${w}`, colour.paper, 6),
				dot(x, y, 30, colour.signal),
				dot(x, lower, 22, colour.ink),
				dot(w * 0.24, y, 16, colour.ink),
				dot(w * 0.82, lower, 16, colour.ink),
			],
			focus: { x, y },
		};
	},
	paths(w, h) {
		const nodes = [
			[0.12, 0.66],
			[0.31, 0.3],
			[0.5, 0.62],
			[0.7, 0.26],
			[0.89, 0.58],
		].map(([x = 0, y = 0]) => ({ x: x * w, y: y * h }));
		const fills = [colour.sky, colour.leaf, colour.paper, colour.clay, colour.plum];
		const arcs = nodes.slice(1).map((to, index) => {
			const from = nodes[index] ?? to;
			const radius = round(Math.hypot(to.x - from.x, to.y - from.y) * 0.62);
			const bend = index % 2;
			return curve(
				`M ${round(from.x)} ${round(from.y)} A ${radius} ${radius} 0 0 ${bend} ${round(to.x)} ${round(to.y)}`,
				index === 2 ? colour.signal : colour.ink,
				index === 2 ? 14 : 7,
			);
		});
		return {
			shapes: [
				...fills.map((fill, index) => rect(round((w / 5) * index), 0, round(w / 5) + 1, h, fill)),
				...fills.slice(1).map((_, index) => curve(`M ${round((w / 5) * (index + 1))} 0 V ${h}`, colour.paper, 6)),
				...arcs,
				...nodes.map(({ x, y }, index) => dot(x, y, index === 2 || index === 3 ? 44 : 32, colour.brand)),
			],
			focus: { x: w * 0.6, y: h * 0.44 },
		};
	},
	rings(w, h) {
		const centre = { x: w * 0.62, y: h * 0.5 };
		const fills = [colour.plum, colour.clay, colour.sky, colour.leaf, colour.brand];
		const radii = [0.74, 0.58, 0.43, 0.28, 0.14].map((part) => part * h);
		return {
			shapes: [
				rect(0, 0, w * 0.3, h, colour.ink),
				...radii.map(
					(radius, index) =>
						`<circle cx="${centre.x}" cy="${centre.y}" r="${round(radius)}" fill="${fills[index]}" stroke="${colour.paper}" stroke-width="6"/>`,
				),
				curve(`M 0 ${centre.y} H ${centre.x}`, colour.paper, 6),
				...radii.map((radius, index) => {
					const angle = [-2.65, 0.35, -0.5, 0.7, 1.9][index] ?? 0;
					return dot(
						centre.x + Math.cos(angle) * radius,
						centre.y + Math.sin(angle) * radius,
						index === 2 ? 30 : 20,
						index === 2 ? colour.signal : colour.ink,
					);
				}),
				dot(centre.x, centre.y, 26, colour.paper),
			],
			focus: centre,
		};
	},
	bridge(w, h) {
		const road = h * 0.46;
		const deck = h * 0.07;
		const [left, right] = [w * 0.3, w * 0.72];
		const arch = (from: number, to: number) => {
			const radius = round((to - from) / 2);
			return `<path d="M ${round(from)} ${round(h * 0.8)} V ${round(road + deck + radius)} a ${radius} ${radius} 0 0 1 ${round(to - from)} 0 V ${round(h * 0.8)} z" fill="${colour.sky}" stroke="${colour.paper}" stroke-width="6"/>`;
		};
		const third = (right - left) / 3;
		const waiting = [0.045, 0.1, 0.155, 0.21].map((part) => part * w);
		return {
			shapes: [
				rect(0, 0, w, h, colour.sky),
				`<circle cx="${round(w * 0.56)}" cy="${round(road)}" r="${round(h * 0.3)}" fill="${colour.paper}" fill-opacity="0.45"/>`,
				rect(left, road, right - left, h * 0.34, colour.ink),
				...[0, 1, 2].map((index) => arch(left + third * index + w * 0.014, left + third * (index + 1) - w * 0.014)),
				rect(0, h * 0.8, w, h * 0.2, colour.brand),
				rect(0, road, left, h - road, colour.leaf),
				rect(right, road, w - right, h - road, colour.clay),
				rect(0, road - deck, w, deck * 2, colour.ink),
				curve(`M ${left} 0 V ${h}`, colour.paper, 6),
				curve(`M ${right} 0 V ${h}`, colour.paper, 6),
				`<path d="M 0 ${round(road)} H ${w}" fill="none" stroke="${colour.paper}" stroke-width="5" stroke-dasharray="38 30"/>`,
				curve(`M ${round(w * 0.245)} ${round(road - deck)} v ${round(-h * 0.14)}`, colour.ink, 10),
				`<path d="M ${round(w * 0.245 - h * 0.07)} ${round(road - h * 0.18)} h ${round(h * 0.14)} l ${round(-h * 0.07)} ${round(-h * 0.12)} z" fill="${colour.signal}" stroke="${colour.paper}" stroke-width="6" stroke-linejoin="round"/>`,
				...waiting.map((x, index) => dot(x, road, index === 3 ? 34 : 24, index === 3 ? colour.signal : colour.plum)),
				curve(
					`M ${round(w * 0.12)} ${round(road + deck)} V ${round(h * 0.84)} a ${round(h * 0.06)} ${round(h * 0.06)} 0 0 0 ${round(h * 0.06)} ${round(h * 0.06)} H ${round(w * 0.88 - h * 0.06)} a ${round(h * 0.06)} ${round(h * 0.06)} 0 0 0 ${round(h * 0.06)} ${round(-h * 0.06)} V ${round(road + deck)}`,
					colour.paper,
					10,
				),
				dot(w * 0.46, h * 0.9, 30, colour.clay),
				curve(`M ${round(w * 0.53)} ${round(road - deck)} v ${round(-h * 0.12)}`, colour.ink, 10),
				dot(w * 0.53, road - h * 0.2, 34, colour.brand),
			],
			focus: { x: w * 0.42, y: h * 0.5 },
		};
	},
	steps(w, h) {
		const tops = [0.72, 0.58, 0.46, 0.31, 0.2];
		const fills = [colour.sky, colour.leaf, colour.clay, colour.plum, colour.brand];
		const points = tops.map((top, index) => ({ x: w * (0.1 + index * 0.2), y: h * (top - 0.08) }));
		return {
			shapes: [
				...tops.map((top, index) =>
					rect(
						round((w / 5) * index),
						round(h * top),
						round(w / 5) + 1,
						round(h * (1 - top)) + 1,
						fills[index] ?? colour.line,
					),
				),
				...tops
					.slice(1)
					.map((top, index) => curve(`M ${round((w / 5) * (index + 1))} ${round(h * top)} V ${h}`, colour.paper, 6)),
				curve(
					points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"} ${round(x)} ${round(y)}`).join(" "),
					colour.ink,
					7,
				),
				...points.map(({ x, y }, index) => dot(x, y, index === 3 ? 34 : 24, index === 3 ? colour.signal : colour.ink)),
			],
			focus: points[3] ?? { x: w / 2, y: h / 2 },
		};
	},
};
