#!/bin/sh
# Once a minute: WordPress's scheduled events, and the queue of Action Scheduler.
while true; do
	wp --allow-root --path=/var/www/html cron event run --due-now --quiet
	wp --allow-root --path=/var/www/html action-scheduler run --quiet
	sleep 60
done
