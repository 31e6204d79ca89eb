// Files below deploy/: settings, secrets, metrics and runbook sections that they name exist.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPassedOn, SETTINGS } from "@hub/settings/settings";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { pathsBelow, root } from "./repository-files.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifests = ["deploy/kubernetes", "deploy/kubernetes-examples"].flatMap((folder) => pathsBelow(folder));
const documents = (path: string): unknown[] =>
	parseAllDocuments(read(path), { merge: true }).map((document) => {
		expect(document.errors, path).toEqual([]);
		return document.toJS() as unknown;
	});

/**
 * Secrets of Directus without a row in docs/settings.md: generated at the first start, or set where hosts share them.
 */
const generatedSecrets = new Set(read("cms/src/access/credentials.ts").match(/\bDIRECTUS_[A-Z_]+/g));

const isSetting = (name: string) => Object.hasOwn(SETTINGS, name) || isPassedOn(name) || generatedSecrets.has(name);
const unknown = (names: Iterable<string>) => [...new Set(names)].filter((name) => !isSetting(name));

const composeShape = z.object({
	services: z.record(
		z.string(),
		z.object({
			image: z.string(),
			environment: z.record(z.string(), z.string()).optional(),
			read_only: z.literal(true),
			cap_drop: z.tuple([z.literal("ALL")]),
			security_opt: z.tuple([z.literal("no-new-privileges:true")]),
			mem_limit: z.string(),
		}),
	),
});
const compose = composeShape.parse(parse(read("deploy/compose.yaml"), { merge: true }));

const containerShape = z.object({
	name: z.string(),
	env: z.array(z.object({ name: z.string() })).optional(),
	resources: z.object({ limits: z.object({ memory: z.string() }) }),
	securityContext: z.object({
		allowPrivilegeEscalation: z.literal(false),
		readOnlyRootFilesystem: z.literal(true),
		capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
	}),
});
const objectShape = z.object({
	apiVersion: z.string(),
	kind: z.string(),
	metadata: z
		.object({ name: z.string(), labels: z.object({ "app.kubernetes.io/part-of": z.literal("data-hub") }) })
		.optional(),
});
const podShape = z.object({
	spec: z.object({
		enableServiceLinks: z.literal(false),
		securityContext: z.object({ runAsNonRoot: z.literal(true) }),
		containers: z.array(containerShape).min(1),
	}),
});
const jobShape = z.object({ spec: z.object({ template: podShape }) });
const cronJobShape = z.object({ spec: z.object({ jobTemplate: jobShape }) });
const deploymentShape = z.object({
	spec: z.object({
		template: z.object({
			spec: z.object({
				enableServiceLinks: z.literal(false),
				securityContext: z.object({ runAsNonRoot: z.literal(true) }),
				terminationGracePeriodSeconds: z.number().min(15),
				containers: z.array(containerShape).min(1),
			}),
		}),
	}),
});
const objects = manifests.flatMap((path) =>
	documents(path).map((document) => ({ document, ...objectShape.parse(document) })),
);
const containers = objects
	.filter(({ kind }) => kind === "Deployment")
	.flatMap(({ document }) => deploymentShape.parse(document).spec.template.spec.containers);
const jobs = objects.flatMap(({ kind, document }) => {
	if (kind === "Job") return jobShape.parse(document).spec.template.spec.containers;
	return kind === "CronJob" ? cronJobShape.parse(document).spec.jobTemplate.spec.template.spec.containers : [];
});

/** Kinds of the objects that a property refers to by its value, or by the `name` in it. */
const REFERENCES: Readonly<Record<string, string>> = {
	configMapRef: "ConfigMap",
	configMap: "ConfigMap",
	secretRef: "Secret",
	secretKeyRef: "Secret",
	secretName: "Secret",
	certificateRefs: "Secret",
	credentials: "Secret",
	claimName: "PersistentVolumeClaim",
	service: "Service",
	backendRefs: "Service",
	parentRefs: "Gateway",
	targetRefs: "HTTPRoute",
	scaleTargetRef: "Deployment",
};

/** Secrets that operators or cert-manager create. */
const OUTSIDE = ["data-hub", "data-hub-backup-key", "data-hub-tls", "data-hub-studio-tls"].map(
	(name) => `Secret ${name}`,
);

/** Returns the objects that a part of a manifest refers to, as `Service data-hub`. */
function referencesOf(part: unknown): string[] {
	if (typeof part !== "object" || part === null) return [];
	return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
		const kind = REFERENCES[key];
		const targets = kind ? [value].flat().map((one) => named.safeParse(one).data?.name ?? one) : [];
		return [...targets.map((name) => `${kind} ${String(name)}`), ...referencesOf(value)];
	});
}
const named = z.object({ name: z.string() });

const configMaps = new Map(
	objects
		.filter(({ kind }) => kind === "ConfigMap")
		.map(({ document, metadata }) => [
			metadata?.name,
			z.object({ data: z.record(z.string(), z.string()) }).parse(document).data,
		]),
);

const alertsShape = z.object({
	groups: z.array(
		z.object({
			rules: z.array(
				z.object({
					alert: z.string(),
					expr: z.string(),
					annotations: z.object({ summary: z.string(), runbook: z.string() }),
				}),
			),
		}),
	),
});
const alerts = alertsShape.parse(parse(read("deploy/prometheus/alerts.yaml"))).groups.flatMap(({ rules }) => rules);

/** Names of the site's metrics as Prometheus stores them. */
const metrics = new Set(
	[
		...read("shell/src/monitoring/metrics.server.ts").matchAll(
			/(createHistogram|createCounter|gauge)\(\s*"(hub_\w+)"/g,
		),
	].flatMap(
		([, kind, name]) =>
			({ createHistogram: ["_bucket", "_count", "_sum"], createCounter: ["_total"], gauge: [""] })[kind ?? ""]?.map(
				(ending) => name + ending,
			) ?? [],
	),
);

describe("[PF-10] files to deploy with", () => {
	test("name existing settings only", () => {
		const ofCompose = Object.values(compose.services)
			.filter(({ image }) => image.startsWith("data-hub"))
			.flatMap(({ environment = {} }) => Object.keys(environment));
		expect(ofCompose).toContain("CMS_URL");
		expect(unknown(ofCompose)).toEqual([]);
		const ofKubernetes = [
			...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
			...["data-hub", "data-hub-content"].flatMap((name) => Object.keys(configMaps.get(name) ?? {})),
		];
		expect(ofKubernetes).toEqual(expect.arrayContaining(["PUBLIC_URL", "DB_HOST", "CMS_TOKEN"]));
		expect(unknown(ofKubernetes)).toEqual([]);
	});

	test("use each variable of deploy/example.env, which has no values", () => {
		const lines = read("deploy/example.env").split("\n");
		const names = lines.flatMap((line) => /^([A-Z]\w+)=(.*)$/.exec(line)?.slice(1, 2) ?? []);
		expect(lines.filter((line) => line !== "" && !/^#|^[A-Z_\d]+=$/.test(line))).toEqual([]);
		expect(unknown(names.filter((name) => name !== "BASE"))).toEqual([]);
		const used = new Set([...read("deploy/compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
		expect(names.toSorted()).toEqual([...used].toSorted());
	});

	test("restrict every container", () => {
		// The shapes above refuse a container without its restrictions.
		expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(["postgres", "nginx", "content-1", "site"]));
		expect(containers.map(({ name }) => name)).toEqual(["content", "studio-forward", "site"]);
		expect(jobs.map(({ name }) => name)).toEqual(["backup", "restore"]);
	});

	test("refer to objects that exist, each of them once", () => {
		const known = objects.flatMap(({ kind, metadata }) => (metadata ? [`${kind} ${metadata.name}`] : []));
		expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([]);
		const used = new Set(objects.flatMap(({ document }) => referencesOf(document)));
		expect([...used]).toEqual(
			expect.arrayContaining(["Secret data-hub", "Service data-hub-studio", "Gateway data-hub"]),
		);
		expect([...used].filter((name) => !known.includes(name) && !OUTSIDE.includes(name))).toEqual([]);
	});

	test("link each alert to its section of the operators' handbook", () => {
		const headings = [...read("docs/operators.md").matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = ""]) =>
			heading
				.toLowerCase()
				.replace(/[^\w -]/g, "")
				.replaceAll(" ", "-"),
		);
		expect(alerts.length).toBeGreaterThan(0);
		for (const { alert, annotations } of alerts) {
			expect(annotations.runbook).toBe(`docs/operators.md#${alert.toLowerCase()}`);
			expect(headings).toContain(alert.toLowerCase());
		}
	});

	test.each([
		["alerts", alerts.map(({ expr }) => expr).join("\n")],
		["dashboard", JSON.stringify(JSON.parse(read("deploy/grafana/data-hub.json")))],
	])("read existing metrics only: %s", (_what, text) => {
		const used = [...new Set(text.match(/\bhub_\w+/g))];
		expect(used.length).toBeGreaterThan(3);
		expect(used.filter((name) => !metrics.has(name))).toEqual([]);
	});

	test("configure the nginx beside Directus alike in Compose and Kubernetes", () => {
		expect(configMaps.get("data-hub-studio-forward")?.["nginx.conf"]).toBe(read("deploy/nginx/studio-forward.conf"));
	});
});
