// A cluster on this machine: PostgreSQL, Redis, an S3 server, nginx, two hosts with Directus and a site, and one with a
// site only.

import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readJsonFile, writeJsonFile } from "@hub/cms/json-file";
import { S3_ACCESS } from "@hub/releases/s3-server.fixture";
import { z } from "zod";
import { freePorts } from "../free-port.ts";
import { StepError, say } from "../progress.ts";
import { type MachinePrograms, redisUser } from "./machine-programs.ts";
import { type ManagedProcess, managedProcess } from "./managed-process.ts";
import { nginxConfiguration } from "./nginx-configuration.ts";

/** A host: the processes of `npm start`, with the direct address of its site. */
export type Host = ManagedProcess & { readonly url: string };

export interface Cluster {
	/** Address of the site, through nginx. */
	readonly url: string;
	/** Address of Studio, through nginx, without `/admin`. */
	readonly studioUrl: string;
	readonly mailsUrl: string;
	readonly staff: { readonly email: string; readonly password: string };
	readonly hosts: readonly Host[];
	readonly services: Readonly<Record<"postgres" | "redis" | "s3" | "mails", ManagedProcess>>;
	stop(): Promise<void>;
}

/** Ports of the public addresses. Other parts listen on free ports. */
export interface ClusterPorts {
	readonly site: number;
	readonly studio: number;
	readonly mailUi: number;
	readonly mailSmtp: number;
}

const secretNames = [
	"ADMIN_PASSWORD",
	"STAFF_PASSWORD",
	"SESSION_KEYS",
	"PUBLISH_SECRET",
	"DIRECTUS_KEY",
	"DIRECTUS_SECRET",
	"DIRECTUS_ADMIN_TOKEN",
	"DIRECTUS_SITE_TOKEN",
	"REDIS_PASSWORD",
] as const;

/** PostgreSQL refuses to run as root, so it runs as an unprivileged user then. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/**
 * Starts a cluster, with the data of an earlier run in the same folder.
 * @param folder for all files
 * @throws StepError if a part does not start
 */
export async function bringUpCluster(folder: string, programs: MachinePrograms, ports: ClusterPorts): Promise<Cluster> {
	await mkdir(folder, { recursive: true });
	// PostgreSQL may run as another user, who needs access to its own folder.
	await chmod(folder, 0o711);
	const [postgresPort = 0, redisPort = 0, s3Port = 0, hostPort = 0, ...cmsPorts] = await freePorts(6);
	const { REDIS_PASSWORD, ...secrets } = await clusterSecrets(join(folder, "secrets.json"));
	const parts: { stop(): Promise<unknown> }[] = [];
	const stop = async () => {
		// In reverse order: sites before the services that they use.
		for (const part of parts.toReversed()) await part.stop();
	};
	const register = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
		parts.push(part);
		return part;
	};
	const startService = async (options: Omit<Parameters<typeof managedProcess>[0], "isReady">, port: number) => {
		const service = register(managedProcess({ ...options, isReady: () => listens(port) }));
		await service.start();
		return service;
	};
	try {
		say("Starting PostgreSQL, Redis and S3");
		await createDatabase(join(folder, "postgres"), programs.initdb);
		const postgresSettings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
		const postgres = await startService(
			{
				name: "PostgreSQL",
				program: programs.postgres,
				args: [
					"-D",
					join(folder, "postgres"),
					"-p",
					String(postgresPort),
					...postgresSettings.flatMap((setting) => ["-c", setting]),
				],
				stopSignal: "SIGINT",
				user: UNPRIVILEGED,
			},
			postgresPort,
		);
		await mkdir(join(folder, "redis"), { recursive: true });
		const redisArgs = `--port ${redisPort} --bind 127.0.0.1 --appendonly yes`.split(" ");
		const redis = await startService(
			{
				name: "Redis",
				program: programs.redis,
				args: [
					...redisArgs,
					"--save",
					"",
					"--dir",
					join(folder, "redis"),
					"--user",
					"default",
					"off",
					...redisUser("hub", REDIS_PASSWORD),
				],
				stopSignal: "SIGTERM",
			},
			redisPort,
		);
		const startOwn = (name: string, file: string, args: readonly string[], port: number) =>
			startService({ ...ownProcess(file, args), name, stopSignal: "SIGTERM" }, port);
		const s3 = await startOwn("S3", "./s3-process.ts", [join(folder, "s3"), String(s3Port)], s3Port);
		const mailArgs = [folder, String(ports.mailSmtp), String(ports.mailUi)];
		const mails = await startOwn("Mail catcher", "../mail-catcher/mail-process.ts", mailArgs, ports.mailUi);

		const url = `http://localhost:${ports.site}`;
		const studioUrl = `http://localhost:${ports.studio}`;
		const { bucket, keyId, secret, region } = S3_ACCESS;
		const s3Url = `http://127.0.0.1:${s3Port}`;
		const sharedSettings = {
			PUBLIC_URL: url,
			STUDIO_URL: studioUrl,
			PORT: String(hostPort),
			TRUSTED_PROXIES: "127.0.0.1",
			SESSION_KEYS: secrets.SESSION_KEYS,
			PUBLISH_SECRET: secrets.PUBLISH_SECRET,
			REDIS: `redis://hub:${REDIS_PASSWORD}@127.0.0.1:${redisPort}`,
			RELEASES_S3_BUCKET: `${bucket}/releases`,
			RELEASES_S3_URL: s3Url,
			RELEASES_S3_REGION: region,
			RELEASES_S3_KEY_ID: keyId,
			RELEASES_S3_SECRET: secret,
		};
		const contentSettings = {
			...secrets,
			DB_CLIENT: "pg",
			DB_HOST: "127.0.0.1",
			DB_PORT: String(postgresPort),
			DB_USER: "hub",
			DB_DATABASE: "postgres",
			SMTP_URL: `smtp://127.0.0.1:${ports.mailSmtp}`,
			STORAGE_LOCAL_DRIVER: "s3",
			STORAGE_LOCAL_BUCKET: bucket,
			STORAGE_LOCAL_ROOT: "uploads",
			STORAGE_LOCAL_ENDPOINT: s3Url,
			STORAGE_LOCAL_REGION: region,
			STORAGE_LOCAL_KEY: keyId,
			STORAGE_LOCAL_SECRET: secret,
			STORAGE_LOCAL_FORCE_PATH_STYLE: "true",
		};
		const address = (at: number) => `127.0.0.${at + 2}`;
		const host = (at: number, hostSettings: Readonly<Record<string, string>>): Host => {
			const { HOME, TMPDIR, CI } = process.env;
			const hostProcess = managedProcess({
				...ownProcess("../start.ts"),
				name: `Host ${at + 1}`,
				env: {
					HOME,
					TMPDIR,
					CI,
					...sharedSettings,
					HOST: address(at),
					DATA_DIR: join(folder, `host-${at + 1}`),
					...hostSettings,
				},
				stopSignal: "SIGTERM",
				isReady: (output) => /^ready /m.test(output),
			});
			return { ...register(hostProcess), url: `http://${address(at)}:${hostPort}` };
		};
		const hosts = [
			host(0, { ...contentSettings, CMS_PORT: String(cmsPorts[0]) }),
			host(1, { ...contentSettings, CMS_PORT: String(cmsPorts[1]) }),
			host(2, { CMS_URL: studioUrl, CMS_TOKEN: secrets.DIRECTUS_SITE_TOKEN }),
		];
		await mkdir(join(folder, "nginx"), { recursive: true });
		await cp(
			fileURLToPath(new URL("../../deploy/nginx/hub_proxy.conf", import.meta.url)),
			join(folder, "nginx", "hub_proxy.conf"),
		);
		const configuration = join(folder, "nginx", "nginx.conf");
		await writeFile(
			configuration,
			await nginxConfiguration({
				folder: join(folder, "nginx"),
				ports,
				sites: hosts.map((_, at) => `${address(at)}:${hostPort}`),
				studios: cmsPorts.map((port) => `127.0.0.1:${port}`),
			}),
		);
		await startService(
			{
				name: "nginx",
				program: programs.nginx,
				args: ["-c", configuration, "-e", join(folder, "nginx", "error.log")],
				stopSignal: "SIGQUIT",
			},
			ports.site,
		);
		// The first host creates the database; the others find it.
		say("Starting the hosts");
		await hosts[0]?.start();
		await Promise.all(hosts.slice(1).map((host) => host.start()));
		const staff = { email: "staff@datahub.example.org", password: secrets.STAFF_PASSWORD };
		const mailsUrl = `http://127.0.0.1:${ports.mailUi}`;
		return { url, studioUrl, mailsUrl, staff, hosts, services: { postgres, redis, s3, mails }, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Command of a TypeScript file of this repository. */
function ownProcess(file: string, args: readonly string[] = []) {
	const path = fileURLToPath(new URL(file, import.meta.url));
	return { program: process.execPath, args: ["--disable-warning=ExperimentalWarning", path, ...args] };
}

async function clusterSecrets(file: string): Promise<Record<(typeof secretNames)[number], string>> {
	const shape = z.object(
		Object.fromEntries(secretNames.map((name) => [name, z.string()])) as Record<
			(typeof secretNames)[number],
			z.ZodString
		>,
	);
	const stored = await readJsonFile(file, shape);
	if (stored) return stored;
	const created = shape.parse(
		Object.fromEntries(secretNames.map((name) => [name, randomBytes(24).toString("base64url")])),
	);
	await writeJsonFile(file, created);
	return created;
}

async function createDatabase(folder: string, initdb: string): Promise<void> {
	if (existsSync(join(folder, "PG_VERSION"))) return;
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if (UNPRIVILEGED) await chown(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
	const args = ["-D", folder, "-U", "hub", "-A", "trust", "-E", "UTF8", "--locale=C"];
	const options = { ...UNPRIVILEGED, env: { PATH: process.env.PATH, LC_ALL: "C" } };
	await promisify(execFile)(initdb, args, options).catch((error: Error) => {
		throw new StepError(`PostgreSQL's database was not created: ${error.message}`);
	});
}

/** True if something listens on a port of 127.0.0.1. */
function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
}
