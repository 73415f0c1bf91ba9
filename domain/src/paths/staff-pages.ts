/** A class as those see it who teach in it. */
export const teacherClassPath = (classId: string): `/${string}` => `/lms/teacher/classes/${classId}`

/** Where the manager looks at a class and at a teacher of the school (D05). */
export const schoolClassPath = (classId: string): `/${string}` => `/lms/home/classes/${classId}`
export const schoolTeacherPath = (teacherId: string): `/${string}` => `/lms/home/teachers/${teacherId}`
