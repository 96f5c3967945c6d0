# Varnish in front of the shop, on one machine or several: docs/integrate/page-caches.md.
# Pages say how long they may be stored and what they show (header xkey); the shop purges
# what has changed. Needs the package varnish-modules. Include it after a backend.

import xkey;

sub vcl_recv {
	# The web servers read the visitor's address here, so it must not come from outside.
	unset req.http.X-Forwarded-For;
	set req.http.X-Forwarded-For = client.ip;

	# Only on an address of its own (varnishd -a purge=…), which no visitor reaches: behind
	# a proxy that ends HTTPS, every visitor has the address of that proxy.
	if (req.method == "PURGE") {
		if (local.socket != "purge") {
			return (synth(405));
		}
		set req.http.purged = xkey.purge(req.http.xkey-purge);
		return (synth(200, req.http.purged));
	}
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization
		|| req.http.Cookie ~ "wordpress_logged_in_|wp-postpass_|comment_author_") {
		return (pass);
	}
	# Other cookies, such as that of a cart, change no page that may be shared.
	return (hash);
}

sub vcl_backend_response {
	# An expired page is never served: its sale may be over.
	set beresp.grace = 0s;
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "s-maxage=|max-age=[1-9]") {
		set beresp.uncacheable = true;
		set beresp.ttl = 120s;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
}
