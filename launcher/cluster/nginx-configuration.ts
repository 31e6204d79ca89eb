// nginx' configuration for a cluster on this machine: the project's own file, with this cluster's hosts and ports.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface NginxOptions {
	/** Folder for nginx' files, with `hub_proxy.conf`. */
	readonly folder: string;
	readonly ports: { readonly site: number; readonly studio: number };
	/** `host:port` of each site, and of each Directus. */
	readonly sites: readonly string[];
	readonly studios: readonly string[];
}

export async function nginxConfiguration({ folder, ports, sites, studios }: NginxOptions): Promise<string> {
	const own = await readFile(new URL("../../deploy/nginx/data-hub.conf", import.meta.url), "utf8");
	const server = (address: string, options: string) => `\t\tserver ${address} ${options};`;
	const siteServers = sites.map((address) => server(address, "max_fails=3 fail_timeout=2s"));
	const studioServers = studios.map((address, at) =>
		server(address, at === 0 ? "max_fails=3 fail_timeout=10s" : "backup"),
	);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `\t${name}_temp_path ${join(folder, name)};`,
	);
	return `daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "error.log")} warn;
events { worker_connections 1024; }
http {
${temporary.join("\n")}
	upstream hub_sites {
		zone hub_sites 64k;
		least_conn;
${siteServers.join("\n")}
		keepalive 64;
		keepalive_timeout 3s;
	}
	upstream hub_studios {
		zone hub_studios 64k;
${studioServers.join("\n")}
		keepalive 16;
		keepalive_timeout 3s;
	}
	geo $realip_remote_addr $hub_trusts_trace { default 0; 127.0.0.1 1; }
${own.replace("listen 8080;", `listen 127.0.0.1:${ports.site};`).replace("listen 8055;", `listen 127.0.0.1:${ports.studio};`)}
	access_log ${join(folder, "failures.log")} hub_failures if=$hub_failed;
}
`;
}
