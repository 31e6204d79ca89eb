// The files to deploy with: what they name is there. They are run by other programs, which most machines that test this do not have.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPassedOn } from "@hub/shared-contracts/settings/passed-on";
import { SETTINGS } from "@hub/shared-contracts/settings/settings";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { pathsBelow, root } from "./repository-files.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifests = pathsBelow("deploy/kubernetes");
const documents = (path: string): unknown[] =>
	parseAllDocuments(read(path), { merge: true }).map((document) => {
		expect(document.errors, path).toEqual([]);
		return document.toJS() as unknown;
	});

/** Secrets of Directus that have no row in docs/settings.md: they are made at the first start, or set where hosts share them. */
const madeSecrets = new Set(read("cms/src/credentials.ts").match(/\bDIRECTUS_[A-Z_]+/g));

const isSetting = (name: string) => Object.hasOwn(SETTINGS, name) || isPassedOn(name) || madeSecrets.has(name);
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
const objectShape = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }).optional() });
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
const objects = manifests.flatMap((path) => documents(path).map((document) => ({ document, ...objectShape.parse(document) })));
const containers = objects
	.filter(({ kind }) => kind === "Deployment")
	.flatMap(({ document }) => deploymentShape.parse(document).spec.template.spec.containers);
const configMaps = new Map(
	objects
		.filter(({ kind }) => kind === "ConfigMap")
		.map(({ document, metadata }) => [metadata?.name, z.object({ data: z.record(z.string(), z.string()) }).parse(document).data]),
);

const alertsShape = z.object({
	groups: z.array(
		z.object({
			rules: z.array(
				z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string(), runbook: z.string() }) }),
			),
		}),
	),
});
const alertTestsShape = z.object({
	tests: z.array(
		z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) })) }),
	),
});
const alerts = alertsShape.parse(parse(read("deploy/prometheus/alerts.yaml"))).groups.flatMap(({ rules }) => rules);

/** The names of figures as Prometheus has them, from what makes them. */
const figures = new Set(
	[...read("shell/src/metrics/metrics.server.ts").matchAll(/(createHistogram|createCounter|gauge)\("(hub_\w+)"/g)].flatMap(
		([, kind, name]) =>
			({ createHistogram: ["_bucket", "_count", "_sum"], createCounter: ["_total"], gauge: [""] })[kind ?? ""]?.map(
				(ending) => name + ending,
			) ?? [],
	),
);

describe("[PF-10] files to deploy with", () => {
	test("name settings that there are", () => {
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

	test("ask for each secret of the example, which has none in it", () => {
		const lines = read("deploy/example.env").split("\n");
		const names = lines.flatMap((line) => /^([A-Z]\w+)=(.*)$/.exec(line)?.slice(1, 2) ?? []);
		expect(lines.filter((line) => line !== "" && !/^#|^[A-Z_\d]+=$/.test(line))).toEqual([]);
		expect(unknown(names)).toEqual([]);
		const asked = new Set([...read("deploy/compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
		expect(names.toSorted()).toEqual([...asked].toSorted());
	});

	test("give the Redis user of a site alone the rights that docs/operators.md names, and no others", () => {
		const rights = /^ACL SETUSER site on >password (.+)$/m.exec(read("docs/operators.md"))?.[1];
		const [, given] = /--user site on "\S+" (.+)$/m.exec(read("deploy/compose.yaml")) ?? [];
		expect(given?.replaceAll('"', "")).toBe(rights);
	});

	test("list in a comment what the Secret of Kubernetes has to have", () => {
		const asked = manifests.flatMap((path) => [...read(path).matchAll(/secretKeyRef: \{ name: data-hub, key: (\w+)/g)]);
		const listed = read("deploy/kubernetes/settings.yaml").split("apiVersion", 1)[0] ?? "";
		expect(asked.length).toBeGreaterThan(0);
		expect([...new Set(asked.map(([, name = ""]) => name))].filter((name) => !new RegExp(`\\b${name}\\b`).test(listed))).toEqual(
			[],
		);
	});

	test("close every container", () => {
		// What is not closed does not fit the shapes above.
		expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(["postgres", "redis", "nginx", "content-1", "site"]));
		expect(containers.map(({ name }) => name)).toEqual(["content", "studio-forward", "site"]);
	});

	test("keep the same out of an image with Podman and with Docker", () => {
		expect(read(".dockerignore")).toBe(read(".containerignore"));
	});

	test("lead from each alert to its section of the operators' handbook", () => {
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
		const within = [...read("docs/operators.md").matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
		expect(within.filter((anchor) => anchor === undefined || !headings.includes(anchor))).toEqual([]);
	});

	test.each([
		["alerts", alerts.map(({ expr }) => expr).join("\n")],
		["dashboard", JSON.stringify(JSON.parse(read("deploy/grafana/data-hub.json")))],
	])("look at figures that there are: %s", (_what, text) => {
		const used = [...new Set(text.match(/\bhub_\w+/g))];
		expect(used.length).toBeGreaterThan(3);
		expect(used.filter((name) => !figures.has(name))).toEqual([]);
	});

	test("show of each alert when it fires, and that it does not on a calm day", () => {
		const { tests } = alertTestsShape.parse(parse(read("deploy/prometheus/tests/alerts.yaml")));
		const names = (fires: boolean) =>
			tests.flatMap(({ alert_rule_test: rules }) =>
				rules.flatMap((rule) => (rule.exp_alerts.length > 0 === fires ? rule.alertname : [])),
			);
		const all = alerts.map(({ alert }) => alert);
		expect(all.filter((alert) => !names(true).includes(alert))).toEqual([]);
		expect(all.filter((alert) => !names(false).includes(alert))).toEqual([]);
	});

	const promtool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].find((path) => existsSync(path));

	test.skipIf(promtool === undefined)("have alerts that fire as they are said to, by Prometheus", () => {
		const said = () =>
			execFileSync(promtool ?? "", ["test", "rules", join(root, "deploy/prometheus/tests/alerts.yaml")], { stdio: "pipe" });
		expect(said).not.toThrow();
	});

	test("have one text for the nginx beside Directus", () => {
		expect(configMaps.get("data-hub-studio-forward")?.["nginx.conf"]).toBe(read("deploy/nginx/studio-forward.conf"));
	});

	const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));

	test.skipIf(nginx === undefined).each(["compose.conf", "studio-forward.conf"])("are what nginx takes: %s", (name) => {
		// Where nginx includes from is where the file is; its pid file belongs to no one here.
		const folder = mkdtempSync(join(tmpdir(), "data-hub-nginx-"));
		try {
			for (const file of pathsBelow("deploy/nginx"))
				writeFileSync(join(folder, file.split("/").at(-1) ?? ""), read(file).replaceAll(/ \/(tmp|dev)\//g, ` ${folder}/`));
			const said = () => execFileSync(nginx ?? "", ["-t", "-e", "stderr", "-c", join(folder, name)], { stdio: "pipe" });
			expect(said).not.toThrow();
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});
});
