/**
 * PHP-FPM with eight workers behind nginx. `php -S` cannot replace it: it serves
 * parallel requests one after another.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portIsOpen, startServer, stopServer, waitFor } from './processes.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./programs.mjs').Programs} Programs */

const isRoot = process.getuid?.() === 0;

/**
 * SHOP_PHP_EXTENSION names an extension to load besides those of the machine, such as a
 * profiler.
 *
 * @param {ShopPaths} paths
 * @param {number}    revalidate Seconds until PHP checks whether a file has changed.
 * @param {string}    socket     Where it listens.
 * @param {string}    more       Further settings of the pool.
 * @return {string} PHP-FPM's settings.
 */
export function fpmConfig(
	paths,
	revalidate,
	socket = paths.phpSocket,
	more = ''
) {
	return `[global]
error_log = ${ join( paths.logs, 'fpm.log' ) }
daemonize = no
log_level = warning

[shop]
${ isRoot ? 'user = root\ngroup = root' : '' }
listen = ${ socket }
listen.mode = 0600
pm = static
pm.max_children = 8
pm.max_requests = 5000
catch_workers_output = yes
request_terminate_timeout = 120
php_admin_value[memory_limit] = 512M
php_admin_value[upload_max_filesize] = 32M
php_admin_value[post_max_size] = 40M
php_admin_value[max_input_vars] = 10000
php_admin_value[error_log] = ${ paths.debugLog }
php_admin_flag[log_errors] = on
php_admin_flag[display_errors] = off
php_admin_flag[opcache.enable] = on
php_admin_value[opcache.memory_consumption] = 192
php_admin_value[opcache.max_accelerated_files] = 16000
php_admin_value[opcache.revalidate_freq] = ${ revalidate }
php_admin_value[session.save_path] = ${ paths.run }
php_admin_value[sendmail_path] = /bin/false
${ process.env.SHOP_PHP_EXTENSION ? `php_admin_value[extension] = ${ process.env.SHOP_PHP_EXTENSION }` : '' }
${ more }`;
}

/**
 * @param {ShopPaths} paths
 * @param {string}    servers What follows the settings of all servers.
 * @return {string} nginx's settings.
 */
export function nginxConfig( paths, servers ) {
	return `${ isRoot ? 'user root;' : '' }
daemon off;
worker_processes 2;
pid ${ join( paths.run, 'nginx.pid' ) };
error_log ${ join( paths.logs, 'nginx.log' ) } warn;
events { worker_connections 512; }
http {
	types {
		text/html html; text/css css; text/plain txt; text/xml xml;
		application/javascript js mjs; application/json json map;
		image/svg+xml svg; image/jpeg jpg jpeg; image/png png; image/webp webp;
		image/avif avif; image/gif gif; image/x-icon ico; font/woff2 woff2; font/woff woff;
	}
	default_type application/octet-stream;
	charset utf-8;
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_timeout 30;
	client_max_body_size 40m;
	client_body_temp_path ${ paths.run }/body;
	proxy_temp_path ${ paths.run }/proxy;
	fastcgi_temp_path ${ paths.run }/fastcgi;
	uwsgi_temp_path ${ paths.run }/uwsgi;
	scgi_temp_path ${ paths.run }/scgi;
	gzip on;
	gzip_comp_level 5;
	gzip_min_length 256;
	gzip_vary on;
	gzip_types text/css text/plain text/xml application/javascript application/json
		application/xml application/rss+xml image/svg+xml;

	# A page cache as hosts have them, for requests that ask for it by a header:
	# whoever has a cart, is logged in or sends something gets past it.
	fastcgi_cache_path ${ paths.run }/pages keys_zone=pages:4m inactive=1h;
	map $http_x_page_cache $has_no_cache { default 0; "" 1; }
	map $http_cookie $has_session { default 0; "~wp_woocommerce_session|woocommerce_items_in_cart|wordpress_logged_in" 1; }
	map $request_uri $is_personal { default 0; "~wc-ajax=|/wp-json/|/wp-admin|/krepselis-2/|/apmokejimas/|/paskyra/|add-to-cart=" 1; }

${ servers }}
`;
}

/**
 * @param {Object} options
 * @param {string} options.listen Address and port, or a socket.
 * @param {string} options.root   Folder of WordPress.
 * @param {string} options.socket PHP-FPM's.
 * @param {string} [options.more] Further settings of the server.
 * @return {string} A server that runs WordPress, for nginx's settings.
 */
export function nginxServer( { listen, root, socket, more = '' } ) {
	return `	server {
		listen ${ listen };
		server_name _;
		root ${ root };${ more }
		index index.php;

		location / { try_files $uri $uri/ /index.php?$args; }
		location ~* \\.(css|js|mjs|json|map|svg|jpe?g|png|webp|avif|gif|ico|woff2?)$ {
			try_files $uri /index.php?$args;
			expires 30d;
			add_header Cache-Control public;
		}
		location ~ /\\. { deny all; }
		location ~* /uploads/.*\\.php$ { deny all; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass unix:${ socket };
			fastcgi_index index.php;
			fastcgi_buffers 64 16k;
			fastcgi_buffer_size 64k;
			fastcgi_read_timeout 120;
			fastcgi_cache pages;
			fastcgi_cache_key $http_x_page_cache$request_uri;
			fastcgi_cache_valid 200 1h;
			fastcgi_cache_bypass $has_no_cache $has_session $is_personal;
			fastcgi_no_cache $has_no_cache $has_session $is_personal;
			add_header X-Page-Cache $upstream_cache_status;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param DOCUMENT_URI $document_uri;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param REQUEST_SCHEME $scheme;
			fastcgi_param GATEWAY_INTERFACE CGI/1.1;
			fastcgi_param SERVER_SOFTWARE nginx;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param REMOTE_PORT $remote_port;
			fastcgi_param SERVER_ADDR $server_addr;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param SERVER_NAME $host;
			fastcgi_param HTTP_PROXY "";
		}
	}
`;
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 * @param {number}    port
 * @param {number}    revalidate Seconds until PHP checks whether a file has changed.
 */
export async function startWeb( programs, paths, port, revalidate ) {
	mkdirSync( paths.run, { recursive: true } );
	await startFpm( programs, paths, {
		config: fpmConfig( paths, revalidate ),
		socket: paths.phpSocket,
		name: 'fpm',
	} );
	startNginx(
		programs,
		paths,
		nginxConfig(
			paths,
			nginxServer( {
				listen: `127.0.0.1:${ port }`,
				root: paths.wordpress,
				socket: paths.phpSocket,
			} )
		)
	);
	await waitFor( `nginx (log in ${ paths.logs })`, () => portIsOpen( port ) );
}

/**
 * @param {Programs}          programs
 * @param {ShopPaths}         paths
 * @param {Object}            options
 * @param {string}            options.config Its settings.
 * @param {string}            options.socket Where it listens.
 * @param {string}            options.name   Of its files: settings and process id.
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export async function startFpm(
	programs,
	paths,
	{ config, socket, name, env }
) {
	const file = join( paths.root, `${ name }.conf` );
	writeFileSync( file, config );
	startServer( {
		command: programs.fpm,
		args: [ '--nodaemonize', ...( isRoot ? [ '-R' ] : [] ), '-y', file ],
		pidFile: join( paths.run, `${ name }.shop.pid` ),
		logFile: join( paths.logs, 'fpm.log' ),
		env: {
			PHP_INI_SCAN_DIR: programs.scanDir,
			// With small memory pages, page faults take a tenth of a request's time.
			USE_ZEND_ALLOC_HUGE_PAGES: '1',
			...env,
		},
	} );
	await waitFor( `PHP-FPM (log in ${ paths.logs })`, () =>
		existsSync( socket )
	);
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 * @param {string}    config
 */
export function startNginx( programs, paths, config ) {
	const file = join( paths.root, 'nginx.conf' );
	writeFileSync( file, config );
	startServer( {
		command: programs.nginx,
		args: [
			'-p',
			paths.run,
			'-e',
			join( paths.logs, 'nginx.log' ),
			'-c',
			file,
		],
		pidFile: join( paths.run, 'nginx.shop.pid' ),
		logFile: join( paths.logs, 'nginx.log' ),
	} );
}

/**
 * @param {ShopPaths} paths
 */
export async function stopWeb( paths ) {
	await stopServer( join( paths.run, 'nginx.shop.pid' ) );
	await stopServer( join( paths.run, 'fpm.shop.pid' ) );
}
