import { problem } from "@hub/shared-contracts/problems/problem";
import type { LabelledDiagram } from "@hub/shared-ui/diagram/drawing-of";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { lines, optionalText, text } from "../fields.shape.ts";

const three = z.tuple([text, text, text]);
const four = z.tuple([text, text, text, text]);
const domain = z.object({ name: text, product: text });
const role = z.object({ name: text, text });
const phase = z.number().int().min(0);
const task = z
	.object({ text, from: phase, to: phase, when: text.optional() })
	.refine(({ from, to }) => from <= to, { ...problem("task-begin"), path: ["from"] });
const plan = z
	.object({
		phases: z.array(text).min(3).max(6),
		lanes: z
			.array(z.object({ name: text, tasks: z.array(task).min(1) }))
			.min(2)
			.max(3),
	})
	.superRefine(({ phases, lanes }, context) => {
		for (const [lane, { tasks }] of lanes.entries())
			for (const [index, { to }] of tasks.entries())
				if (to >= phases.length)
					context.addIssue({ ...problem("task-end"), path: ["lanes", lane, "tasks", index, "to"] });
	});

/** Labels of each kind of diagram. */
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
	mesh: z.object({
		rules: text,
		domains: z.tuple([domain, domain, domain]),
		platform: text,
		outside: text,
		offer: text,
	}),
	chain: z.object({ tiers: four, gives: text, asks: text, ground: text, shared: three }),
	plan,
	motion: z.object({ raw: text, sources: three, dense: text, result: text, used: text, uses: three, border: text }),
	ecosystem: z.object({ core: text, roles: z.tuple([role, role, role, role, role, role]) }),
} satisfies { [Kind in LabelledDiagram["diagram"]]: z.ZodType<Extract<LabelledDiagram, { diagram: Kind }>["labels"]> };

const diagramOf = <Kind extends keyof typeof labels>(diagram: Kind, about: string) =>
	z
		.object({
			type: z.literal("diagram"),
			heading: optionalText,
			diagram: z.literal(diagram),
			alt: lines.describe("what it shows, for those who do not see it"),
			caption: lines,
			labels: labels[diagram],
		})
		.describe(about);

export const shape = defineShape(
	z
		.discriminatedUnion("diagram", [
			diagramOf("exchange", "two parties, a contract, one transfer"),
			diagramOf("connector", "the way from own systems into the data space"),
			diagramOf("passport", "a product’s life and who reads what"),
			diagramOf("operation", "members, and the services they share"),
			diagramOf("trust", "how a credential is issued, shown and checked"),
			diagramOf("mesh", "departments with their data products"),
			diagramOf("chain", "tiers of a supply chain on common ground"),
			diagramOf("plan", "who does what when; a task lasts `from` a phase `to` another, counted from 0"),
			diagramOf("motion", "from traces to figures"),
			diagramOf("ecosystem", "roles around a rulebook: three who exchange, then three who make it possible"),
		])
		.describe("A drawing with words of its own. A long word in it may carry soft hyphens."),
);

export type DiagramBlock = BlockOf<typeof shape>;
