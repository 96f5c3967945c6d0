/**
 * nginx's servers of a cluster: one that takes turns, and one for each web server.
 */
import { nginxServer } from '../web.mjs';

/**
 * @param {{ root: string, php: string, web: string }[]} nodes
 * @param {string}                                       listen Address and port, or a socket.
 * @return {string} For nginx's settings.
 */
export function balancer( nodes, listen ) {
	const servers = nodes.map( ( { web } ) => `\t\tserver unix:${ web };\n` );
	return `	upstream nodes {
		zone nodes 64k;
${ servers.join( '' ) }	}
	server {
		listen ${ listen };
		server_name _;
		location / {
			proxy_pass http://nodes;
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
			proxy_buffers 32 16k;
			proxy_buffer_size 64k;
			proxy_read_timeout 120;
			# A request that may have been handled is not sent to another web server.
			proxy_next_upstream off;
			add_header X-Node $upstream_addr always;
		}
	}
${ nodes
	.map( ( { root, php, web } ) =>
		nginxServer( {
			listen: `unix:${ web }`,
			root,
			socket: php,
			more: `
		set_real_ip_from unix:;
		set_real_ip_from 127.0.0.1;
		real_ip_header X-Forwarded-For;
		real_ip_recursive on;`,
		} )
	)
	.join( '' ) }`;
}
