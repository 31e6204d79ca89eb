// The `diagram` block: which drawing, and the words in it. Every kind has labels of its own.

import { z } from "zod";
import type { LabelledDiagram } from "../content/diagram.ts";
import { optionalText, text } from "./row.ts";

const three = z.tuple([text, text, text]);
const four = z.tuple([text, text, text, text]);
const domain = z.object({ name: text, product: text });
const role = z.object({ name: text, text });
const phase = z.number().int().min(0);
const task = z
	.object({ text, from: phase, to: phase, when: text.optional() })
	.refine(({ from, to }) => from <= to, "a task begins in or before the phase in which it ends");
const plan = z
	.object({
		phases: z.array(text).min(3).max(6),
		lanes: z
			.array(z.object({ name: text, tasks: z.array(task).min(1) }))
			.min(2)
			.max(3),
	})
	.refine(
		({ phases, lanes }) => lanes.every(({ tasks }) => tasks.every(({ to }) => to < phases.length)),
		"a task ends in a phase that there is, counted from 0",
	);

/** The labels of each kind. */
const labels = {
	exchange: z.object({
		provider: text,
		providerSystem: text,
		consumer: text,
		consumerSystem: text,
		connector: text,
		contract: text,
		flow: text,
	}),
	connector: z.object({ house: text, systems: three, connector: text, duties: four, space: text, partners: three }),
	passport: z.object({ stages: four, passport: text, identifier: text, access: three }),
	operation: z.object({ members: three, connector: text, flow: text, operator: text, services: four }),
	trust: z.object({
		issuer: text,
		issues: text,
		holder: text,
		credential: text,
		presents: text,
		verifier: text,
		register: text,
		enters: text,
		checks: text,
	}),
	mesh: z.object({ rules: text, domains: z.tuple([domain, domain, domain]), platform: text, outside: text, offer: text }),
	chain: z.object({ tiers: four, gives: text, asks: text, ground: text, shared: three }),
	plan,
	motion: z.object({ raw: text, sources: three, dense: text, result: text, used: text, uses: three, border: text }),
	ecosystem: z.object({ core: text, roles: z.tuple([role, role, role, role, role, role]) }),
} satisfies { [Kind in LabelledDiagram["diagram"]]: z.ZodType<Extract<LabelledDiagram, { diagram: Kind }>["labels"]> };

const frame = { type: z.literal("diagram"), heading: optionalText, alt: text, caption: text };
const of = <Kind extends keyof typeof labels>(kind: Kind) => z.object({ ...frame, diagram: z.literal(kind), labels: labels[kind] });

/** One shape for each kind. */
export const diagramBlock = z.discriminatedUnion("diagram", [
	of("exchange"),
	of("connector"),
	of("passport"),
	of("operation"),
	of("trust"),
	of("mesh"),
	of("chain"),
	of("plan"),
	of("motion"),
	of("ecosystem"),
]);
